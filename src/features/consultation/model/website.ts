/** Matches a website without a scheme and with a dot in its host. */
const address = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+\.?(?::\d+)?(?:[/?#].*)?$/u;

function parses(text: string): boolean {
  try {
    // In Node 20, optimized URL.canParse refuses Latin-1 hosts such as http://é.
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** Special schemes of the URL standard, without `file`: Firefox does not validate its hosts. */
const specialHost = /^(?:https?|wss?|ftp):[/\\]*([^/?#\\]*)/i;

/** Browsers and Node differ about these parts of a host. */
const validatedDifferently = /\s|%[\da-f]{2}|[^\p{ASCII}]|xn--|\[[\da-f:.]+\]/iu;

/**
 * Reports whether some browser accepts a URL (HTML, 4.10.5.1.4). Check its length first: parsing takes proportional
 * time.
 */
export function isWebsite(text: string): boolean {
  if (parses(text)) return true;
  const host = specialHost.exec(text)?.[1];
  if (host !== undefined) return validatedDifferently.test(host);
  return /^[a-z][a-z\d+.-]*:/i.test(text);
}

/** Leaves an address that would become invalid. `a.com:65536` is a URL with scheme `a.com`. */
export function withScheme(website: string, maxLength: number): string {
  const text = website.trim();
  const complete = `https://${text}`;
  const fits = address.test(text) && complete.length <= maxLength;
  return fits && isWebsite(complete) ? complete : website;
}
