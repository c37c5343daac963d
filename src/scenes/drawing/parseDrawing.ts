import { load } from 'cheerio/slim';
import { type Element, isTag } from 'domhandler';

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
  /** Its group (`data-group`), by whose name all parts of it are selected. */
  group?: string;
}

/** Which parts to show: names of parts and groups with blanks between them, as in `data-parts` and `data-omit`. */
export interface PartSelection {
  /** Optional parts to show (`display="none"` in the file). */
  add?: string | undefined;
  /** The only parts to show, optional ones included. */
  only?: string | undefined;
  /** What is not shown, also of these. */
  omit?: string | undefined;
}

export type DrawingData = ReturnType<typeof parseDrawing>;

/**
 * Markup as pages have it, without white space. A color of the lights stays a custom property, which every page sets,
 * without its default; one of an example's website becomes its default.
 */
const forPages = (markup: string) =>
  markup
    .replace(/\sxmlns(:\w+)?="[^"]*"/g, '')
    .replace(/var\(--example-[\w-]+,\s*([^()]+)\)/g, '$1')
    .replace(/var\((--[\w-]+),\s*[^()]+\)/g, 'var($1)')
    .replace(/>\s+</g, '><')
    // A browser without pictures shows its texts.
    .replaceAll('<text', ' <text')
    .replace(/\s+/g, ' ');

const childrenOf = (element: Element) => element.children.filter(isTag);

function boxOf({ attribs }: Element): Box {
  const number = (name: string) => Number(attribs[name] ?? 0);
  return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
}

function partOf(element: Element, serialize: (element: Element) => string): Part {
  const { id, display } = element.attribs;
  if (!id) throw new Error(`it has a <${element.name}> without a name among its parts`);
  const optional = display === 'none';
  if (optional) delete element.attribs.display;
  return { id, optional, markup: serialize(element) };
}

/**
 * The parts of a drawing.
 *
 * @param source an SVG document whose root has named children only
 * @throws Error when it has no root, a child without a name, or an animation, which the footer's button cannot pause
 */
export function parseDrawing(source: string) {
  const $ = load(source.replace(/<!--.*?-->/gs, ''), { xml: { decodeEntities: false } });
  const serialize = (element: Element) => forPages($.xml(element));
  const [root] = $('svg');
  if (!root) throw new Error('it has no root');
  if ($('animate, animateMotion, animateTransform, set').length > 0) {
    throw new Error('it has an animation: animate the scene with CSS instead');
  }

  const drawing = {
    /** The `viewBox` of the root, under the name `''`, and of each `<view>`. */
    views: { '': root.attribs.viewBox ?? '' } as Record<string, string>,
    /** In paint order. */
    parts: [] as Part[],
    /** Gradients, masks and patterns. */
    defs: '',
    /** Where scenes place something: `<rect id="anchor-sign">` is `sign`. */
    anchors: {} as Record<string, Box>,
    /** For a drawing with the street: the listed parts (all by default) and the position of the whole street. */
    street: undefined as (PartSelection & { place: Box }) | undefined,
  };
  for (const child of childrenOf(root)) {
    const { id = '', viewBox = '' } = child.attribs;
    if (child.name === 'view') drawing.views[id] = viewBox;
    else if (child.name === 'defs') drawing.defs += childrenOf(child).map(serialize).join('');
    else if (child.name === 'image') {
      const { 'data-parts': only, 'data-omit': omit } = child.attribs;
      drawing.street = { only, omit, place: boxOf(child) };
    } else if (id === 'anchors') {
      for (const anchor of childrenOf(child)) {
        drawing.anchors[(anchor.attribs.id ?? '').replace('anchor-', '')] = boxOf(anchor);
      }
    } else if ('data-group' in child.attribs) {
      for (const part of childrenOf(child))
        drawing.parts.push({ ...partOf(part, serialize), group: id });
    } else if (child.name !== 'title') {
      drawing.parts.push(partOf(child, serialize));
    }
  }
  return drawing;
}
