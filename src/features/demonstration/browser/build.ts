import { hoursOnOneLine } from '@/lib/text/clock';

/** An element with attributes and children. */
export function build(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(
    ...children.map((child) => (typeof child === 'string' ? hoursOnOneLine(child) : child)),
  );
  return element;
}
