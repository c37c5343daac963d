/** How typed texts are cleaned, in the form and on the server. */

/** A pattern such as `/[ ]+$/` would take quadratic time. */
export function trimmed(text: string, fits: (character: string) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && fits(text.charAt(start))) start += 1;
  while (end > start && fits(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const isNoBreakSpace = (character: string) => /[\u00a0\u2007\u202f]/.test(character);

/** Removes invisible characters and outer no-break spaces. Keeps a text of nothing else, which browsers accept. */
export function withoutInvisible(text: string): string {
  const visible = trimmed(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''), isNoBreakSpace);
  return visible === '' ? text : visible;
}

/** Removes NUL and unpaired surrogates, which databases reject. */
export const storable = (text: string) => text.replace(/\0|\p{Cs}/gu, '');

/** RFC 5321, section 4.5.3.1.3. */
export const maxEmailLength = 254;

/** Converts the domain to ASCII (`xn--bcher-kva.example`). Firefox submits it as typed. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // Longer domains can take a second.
  if (at < 1 || email.length > maxEmailLength) return email;
  const domain = email.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (/^[\x00-\x7f]*$/.test(domain) || /[\s/?#:\\@[\]%]/.test(domain)) return email;
  try {
    // Node 20's optimized `URL.canParse` refuses Latin-1 hosts. Without the label `x`, a final number makes the
    // domain IPv4.
    const { hostname } = new URL(`http://${domain}.x/`);
    return `${email.slice(0, at)}@${hostname.slice(0, -'.x'.length)}`;
  } catch {
    return email;
  }
}

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
