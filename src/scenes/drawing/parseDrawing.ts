import 'server-only';
import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';

/** A rectangle in a drawing, in its own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A named child of the drawing's root. */
export interface Part {
  id: string;
  markup: string;
  /** Optional, i.e. shown only on request: `display="none"` in the file. */
  optional: boolean;
  /** Its group (`data-group`), whose parts can be shown together. */
  group?: string;
}

export type DrawingData = ReturnType<typeof parseDrawing>;

/** Removed from the page: default colors and white space. */
const compact = (markup: string) =>
  markup
    .replace(/\sxmlns(:\w+)?="[^"]*"/g, '')
    .replace(/var\((--[\w-]+),\s*[^()]+\)/g, 'var($1)')
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ');

function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
}

function boxOf(element: Element): Box {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
}

const serialize = (element: Element) => compact(new XMLSerializer().serializeToString(element));

/** What a group's only child may not have, because animations of the group would override it. */
const own = ['transform', 'opacity', 'display'];

/** Gives a group's attributes to its only child, unless they clash, so that a page has one element less. */
function withoutIdleGroups(element: Element): Element {
  for (const child of childrenOf(element)) {
    const kept = withoutIdleGroups(child);
    if (kept !== child) element.replaceChild(kept, child);
  }
  const [only, ...others] = childrenOf(element);
  if (element.localName !== 'g' || !only || others.length > 0) return element;
  const attributes = Array.from(element.attributes);
  const clashes = [...own, ...attributes.map(({ name }) => name)];
  if (clashes.some((name) => only.hasAttribute(name))) return element;
  for (const { name, value } of attributes) only.setAttribute(name, value);
  return only;
}

function partOf(drawn: Element): Part {
  const element = withoutIdleGroups(drawn);
  const id = element.getAttribute('id');
  if (!id) throw new Error(`it has a <${element.localName}> without a name among its parts`);
  const optional = element.getAttribute('display') === 'none';
  if (optional) element.removeAttribute('display');
  return { id, optional, markup: serialize(element) };
}

/**
 * The parts of a drawing.
 *
 * @param source an SVG document whose root has named children only
 * @throws Error when it is not well-formed, or has a child without a name
 */
export function parseDrawing(source: string) {
  const root = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(source.replace(/<!--.*?-->/gs, ''), 'image/svg+xml').documentElement;
  if (!root) throw new Error('it has no root');

  const drawing = {
    /** The `viewBox` of the root, under the name `''`, and of each `<view>`. */
    views: { '': root.getAttribute('viewBox') ?? '' } as Record<string, string>,
    /** In paint order. */
    parts: [] as Part[],
    /** Gradients, masks and patterns. */
    defs: '',
    /** Where scenes place something: `<rect id="anchor-sign">` is `sign`. */
    anchors: {} as Record<string, Box>,
    /** For a drawing with the street: the listed parts (all by default) and the position of the whole street. */
    street: undefined as { parts: string[]; omit: string[]; place: Box } | undefined,
  };
  for (const child of childrenOf(root)) {
    const id = child.getAttribute('id') ?? '';
    if (child.localName === 'view') drawing.views[id] = child.getAttribute('viewBox') ?? '';
    else if (child.localName === 'defs') drawing.defs += childrenOf(child).map(serialize).join('');
    else if (child.localName === 'image') {
      const named = (attribute: string) => child.getAttribute(attribute)?.split(' ') ?? [];
      drawing.street = {
        parts: named('data-parts'),
        omit: named('data-omit'),
        place: boxOf(child),
      };
    } else if (id === 'anchors') {
      for (const anchor of childrenOf(child)) {
        drawing.anchors[(anchor.getAttribute('id') ?? '').replace('anchor-', '')] = boxOf(anchor);
      }
    } else if (child.hasAttribute('data-group')) {
      for (const part of childrenOf(child)) drawing.parts.push({ ...partOf(part), group: id });
    } else if (child.localName !== 'title') {
      drawing.parts.push(partOf(child));
    }
  }
  return drawing;
}
