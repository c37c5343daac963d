/** An address without a scheme: a host name with a dot, then optionally a port and a path. */
const address = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+\.?(?::\d+)?(?:[/?#].*)?$/u;

function parses(text: string): boolean {
  try {
    // URL.canParse refuses Latin-1 hosts such as http://é once Node 20 has optimized it.
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** The host of a URL with a special scheme (URL standard). Firefox does not validate hosts of `file`. */
const specialHost = /^(?:https?|wss?|ftp):[/\\]*([^/?#\\]*)/i;

/** Browsers and Node differ about spaces, escapes, IDNA and IPv6 addresses in a host. */
const validatedDifferently = /\s|%[\da-f]{2}|[^\p{ASCII}]|xn--|\[[\da-f:.]+\]/iu;

/**
 * Reports whether some browser accepts a text in `<input type="url">` (HTML, section 4.10.5.1.4).
 *
 * @param text as long as the field allows at most, because parsing takes time in proportion to the length
 */
export function isWebsite(text: string): boolean {
  if (parses(text)) return true;
  const host = specialHost.exec(text)?.[1];
  if (host !== undefined) return validatedDifferently.test(host);
  return /^[a-z][a-z\d+.-]*:/i.test(text);
}

/**
 * Adds `https://` to an address without a scheme, unless the result is invalid or too long. `a.com:65536` stays as it
 * is: it is a URL whose scheme is `a.com`.
 */
export function withScheme(website: string, maxLength: number): string {
  const text = website.trim();
  const complete = `https://${text}`;
  const fits = address.test(text) && complete.length <= maxLength;
  return fits && isWebsite(complete) ? complete : website;
}
