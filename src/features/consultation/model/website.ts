/** What is typed for no website. */
const none = /^(?:no|none|nope|n\/?a|-+)\.?$/i;

/** A domain name with at least one dot, perhaps a port, and perhaps a path. */
const address = /^[^\s@/?#:]+\.\p{L}[\p{L}\d-]+(?::\d+)?(?:[/?#].*)?$/u;

/** Whether a website that was typed looks like none. */
export const isOddWebsite = (website: string): boolean =>
  !address.test(website.trim().replace(/^https?:\/\//i, ''));

/** The page of an Instagram name, as somebody without a website types it: `@lolaschair`. */
export function instagramPage(website: string): string | undefined {
  const [, name] = /^@([\w.]+)$/.exec(website.trim()) ?? [];
  return name && `instagram.com/${name}`;
}

/** A website as its field shows it: an address gets `https://`, and the words of somebody who has none are removed. */
export function completeWebsite(website: string, maxLength: number): string {
  const text = website.trim().replace(none, '');
  return isOddWebsite(text) ? text : withScheme(text, maxLength);
}

/** Whether a website that looks like none can be sent (`withScheme`), although browsers refuse it. */
export const isSendableAsTyped = (website: string, maxLength: number): boolean =>
  website !== '' && isOddWebsite(website) && isWebsite(withScheme(website, maxLength));

/**
 * A website as it is sent: with `https://` where it has no scheme, unless it would then be longer than its field allows.
 * Empty for the words of somebody who has none.
 */
export function withScheme(website: string, maxLength: number): string {
  const text = website.trim().replace(none, '');
  // `example.com:8080` has a port, not a scheme.
  if (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  const complete = `https://${text}`;
  return complete.length > maxLength ? text : complete;
}

function parses(text: string): boolean {
  try {
    // Not URL.canParse, which refuses Latin-1 hosts such as http://é once Node 20 has optimized it.
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** Captures the host of a URL with one of the schemes that the URL standard calls special. */
const specialHost = /^(?:https?|wss?|ftp|file):[/\\]*([^/?#\\]*)/i;

/** Parts of a host that browsers and Node validate differently: spaces, escapes, IDNA, IPv6 addresses. */
const validatedDifferently = /\s|%[\da-f]{2}|[^\p{ASCII}]|xn--|\[[\da-f:.]+\]/iu;

/**
 * Whether a text can have passed the native validation of `<input type="url">` (HTML, section
 * 4.10.5.1.4) in some browser. True where browsers and Node's URL parser disagree: a request that got
 * through the form must not be refused here.
 *
 * @param text at most as long as the field allows; parsing hosts takes time in proportion to it
 */
export function isWebsite(text: string): boolean {
  if (parses(text)) return true;
  const host = specialHost.exec(text)?.[1];
  if (host !== undefined) return validatedDifferently.test(host);
  return /^[a-z][a-z\d+.-]*:/i.test(text);
}
