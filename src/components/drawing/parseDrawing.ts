import 'server-only';
import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';

/** A place in a drawing, in its own units. */
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
  /** Left out unless it is asked for: `display="none"` in the file. */
  optional: boolean;
}

/** The street in a drawing. */
export interface StreetImage {
  /** Which of its parts are in it (`data-parts`); all where none is named. */
  parts: readonly string[];
  /** Which are not (`data-omit`). */
  omit: readonly string[];
  /** Where the whole of it stands. */
  place: Box;
}

export interface DrawingData {
  /** Attributes of the root that its parts inherit. */
  inherited: Record<string, string>;
  /** The `viewBox` of the root, under the name `''`, and of each `<view>`. */
  views: Record<string, string>;
  /** In paint order. */
  parts: readonly Part[];
  /** Gradients, masks and patterns. */
  defs: string;
  /** Where a page hangs something: `<rect id="anchor-sign">` is `sign`. */
  anchors: Record<string, Box>;
  /** Of a drawing whose first child is an image of the street. */
  street: StreetImage | undefined;
}

/** The typeface is the page's; the one in a file is for who opens it alone. */
const notInherited = /^(xmlns.*|viewBox|width|height|id|font-family)$/;

/** What a browser does not need: the default of each color, and white space. */
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

/**
 * The parts of a drawing.
 *
 * @param source an SVG document whose root has named children only
 * @throws Error when it is not well-formed, or has a child without a name
 */
export function parseDrawing(source: string): DrawingData {
  const root = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(source.replace(/<!--.*?-->/gs, ''), 'image/svg+xml').documentElement;
  if (!root) throw new Error('it has no root');

  const serialize = (element: Element) => compact(new XMLSerializer().serializeToString(element));
  const drawing = {
    inherited: Object.fromEntries(
      Array.from(root.attributes, ({ name, value }) => [name, value]).filter(
        ([name]) => !notInherited.test(name ?? ''),
      ),
    ),
    views: { '': root.getAttribute('viewBox') ?? '' } as Record<string, string>,
    parts: [] as Part[],
    defs: '',
    anchors: {} as Record<string, Box>,
    street: undefined as DrawingData['street'],
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
    } else if (child.localName !== 'title') {
      if (!id) throw new Error(`it has a <${child.localName}> without a name at its root`);
      const optional = child.getAttribute('display') === 'none';
      if (optional) child.removeAttribute('display');
      drawing.parts.push({ id, optional, markup: serialize(child) });
    }
  }
  return drawing;
}
