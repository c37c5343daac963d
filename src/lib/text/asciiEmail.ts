/** The longest address that mail can carry (RFC 5321, section 4.5.3.1.3, without the brackets). */
const maxLength = 254;

/**
 * An email address with its domain in ASCII (`name@bücher.example` becomes
 * `name@xn--bcher-kva.example`). Browsers check the ASCII form against the HTML standard's pattern,
 * but some (Firefox) submit the address as it was typed; the schema asks for ASCII.
 *
 * @returns the address; unchanged when its domain is ASCII already or is no domain at all
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // Converting takes time in proportion to the length, so the length comes first.
  if (at < 1 || email.length > maxLength) return email;
  const domain = email.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the question is "is this ASCII?"
  if (/^[\x00-\x7f]*$/.test(domain) || /[\s/?#:\\@[\]%]/.test(domain)) return email;
  try {
    // Not URL.canParse: once Node 20 has optimized it, it refuses Latin-1 hosts. Without the further label, a domain
    // that ends with a number would have to be an IPv4 address.
    const { hostname } = new URL(`http://${domain}.x/`);
    return `${email.slice(0, at)}@${hostname.slice(0, -'.x'.length)}`;
  } catch {
    return email;
  }
}
