/** An hour stays with its AM or PM. */
const unbroken = (child: Node | string) =>
  typeof child === 'string' ? child.replace(/ (?=[AP]M\b)/g, '\u00a0') : child;

/** An element with attributes and children. */
export function build(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(unbroken));
  return element;
}
