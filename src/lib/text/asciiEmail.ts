/** RFC 5321, section 4.5.3.1.3. */
const maxLength = 254;

/** Converts the domain to ASCII (`xn--bcher-kva.example`). Firefox submits it as typed. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // Longer domains can take a second.
  if (at < 1 || email.length > maxLength) return email;
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
