/** A web address without a scheme: a host name with a dot, perhaps a port, and perhaps a path. */
const address = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+\.?(?::\d+)?(?:[/?#].*)?$/u;

function parses(text: string): boolean {
  try {
    // Not URL.canParse, which refuses Latin-1 hosts such as http://é once Node 20 has optimized it.
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** The host of a URL with a special scheme (URL standard), except `file`, whose hosts Firefox does not validate. */
const specialHost = /^(?:https?|wss?|ftp):[/\\]*([^/?#\\]*)/i;

/** Parts of a host that browsers and Node validate differently: spaces, escapes, IDNA, IPv6 addresses. */
const validatedDifferently = /\s|%[\da-f]{2}|[^\p{ASCII}]|xn--|\[[\da-f:.]+\]/iu;

/**
 * Whether a text can have passed the native validation of `<input type="url">` (HTML, section 4.10.5.1.4) in some
 * browser. True where browsers and Node's URL parser disagree.
 *
 * @param text at most as long as the field allows; parsing hosts takes time in proportion to it
 */
export function isWebsite(text: string): boolean {
  if (parses(text)) return true;
  const host = specialHost.exec(text)?.[1];
  if (host !== undefined) return validatedDifferently.test(host);
  return /^[a-z][a-z\d+.-]*:/i.test(text);
}

/**
 * An address with `https://` in front where it has no scheme; any other text as it is, for the browser to validate. So
 * is one that the scheme would make invalid: `a.com:65536` is a URL, whose scheme is `a.com`.
 */
export function withScheme(website: string, maxLength: number): string {
  const text = website.trim();
  const complete = `https://${text}`;
  const fits = address.test(text) && complete.length <= maxLength;
  return fits && isWebsite(complete) ? complete : website;
}
