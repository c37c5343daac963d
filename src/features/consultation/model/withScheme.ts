/**
 * A website as people type it, with `https://` in front where no scheme was given.
 *
 * @param website e.g. `example.com`, `example.com:8080`, ` http://example.com `
 */
export function withScheme(website: string): string {
  const text = website.trim();
  // A colon before a port number is no scheme.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  return text === '' || hasScheme ? text : `https://${text}`;
}
