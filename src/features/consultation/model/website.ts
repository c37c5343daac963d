/**
 * A website as people type it, with `https://` in front where no scheme was given. A website that
 * would then be longer than its field allows stays as it was typed, for the browser to judge: form
 * and server share one limit.
 *
 * @param website e.g. `example.com`, `example.com:8080`, ` http://example.com `
 * @param maxLength of the field
 */
export function withScheme(website: string, maxLength: number): string {
  const text = website.trim();
  // A colon before a port number is no scheme.
  if (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  const complete = `https://${text}`;
  return complete.length > maxLength ? text : complete;
}

function parses(text: string): boolean {
  try {
    // Not URL.canParse: once Node 20 has optimized it, it refuses Latin-1 hosts such as http://é.
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** The host of a URL whose scheme the URL standard calls special. */
const specialHost = /^(?:https?|wss?|ftp|file):[/\\]*([^/?#\\]*)/i;

/** What browsers and Node judge differently in such a host: spaces, escapes, IDNA, IPv6 addresses. */
const judgedDifferently = /\s|%[\da-f]{2}|[^\p{ASCII}]|xn--|\[[\da-f:.]+\]/iu;

/**
 * Whether a text can have passed the native validation of `<input type="url">` (HTML, section
 * 4.10.5.1.4) in some browser. Where browsers and Node's URL parser disagree, about special
 * characters in hosts and about schemes that only a browser knows, the answer is yes: the browser
 * has judged already, and a request that got through the form must not be refused here.
 *
 * @param text at most as long as the field allows: parsing hosts takes time in proportion to it
 */
export function isWebsite(text: string): boolean {
  if (parses(text)) return true;
  const host = specialHost.exec(text)?.[1];
  if (host !== undefined) return judgedDifferently.test(host);
  return /^[a-z][a-z\d+.-]*:/i.test(text);
}
