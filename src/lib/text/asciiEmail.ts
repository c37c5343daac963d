/** The longest email address (RFC 5321, 4.5.3.1.3). */
const maxLength = 254;

/**
 * Converts an email address's domain to ASCII (`xn--bcher-kva.example`). Browsers validate that form, but Firefox submits
 * what was typed.
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // A domain of 20,000 characters takes a second to convert.
  if (at < 1 || email.length > maxLength) return email;
  const domain = email.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (/^[\x00-\x7f]*$/.test(domain) || /[\s/?#:\\@[\]%]/.test(domain)) return email;
  try {
    // Not `URL.canParse`, which refuses Latin-1 hosts once Node 20 has optimized it. The label `x` prevents that a
    // domain ending with a number is parsed as an IPv4 address.
    const { hostname } = new URL(`http://${domain}.x/`);
    return `${email.slice(0, at)}@${hostname.slice(0, -'.x'.length)}`;
  } catch {
    return email;
  }
}
