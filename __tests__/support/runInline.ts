/** Runs the text of an inline script in this document, as a browser does when it parses one. */
export function runInline(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.body.append(script);
  script.remove();
}
