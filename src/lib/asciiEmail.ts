/**
 * An e-mail address with its domain in ASCII (`name@bücher.example` becomes
 * `name@xn--bcher-kva.example`). Browsers check the ASCII form against the HTML standard's pattern,
 * but some (Firefox) submit the address as it was typed; the schema asks for ASCII.
 *
 * @returns the address; unchanged when its domain is ASCII already or is no domain at all
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the question is "is this ASCII?"
  if (at < 1 || /^[\x00-\x7f]*$/.test(domain) || /[\s/?#:\\@[\]%]/.test(domain)) return email;
  const url = `http://${domain}/`;
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email;
}
