/** An hour stays with its AM or PM. */
export const unbroken = (text: string) => text.replace(/ (?=[AP]M\b)/g, '\u00a0');

/** An element with attributes and children. */
export function build(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => (typeof child === 'string' ? unbroken(child) : child)));
  return element;
}
