import { load } from 'cheerio/slim';
import { type Element, isTag } from 'domhandler';

/** A box in the drawing's units. */
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
  /** Hidden by default (`display="none"`). */
  optional: boolean;
  /** Selects all parts with the same `data-group`. */
  group?: string;
}

/** Names of parts and groups, separated by spaces. */
export interface PartSelection {
  /** Optional parts to show. */
  add?: string | undefined;
  /** The only parts to show, including optional ones. */
  only?: string | undefined;
  omit?: string | undefined;
}

export type DrawingData = ReturnType<typeof parseDrawing>;

/**
 * Removes the defaults of custom properties, which every page sets. Replaces an example's properties with their
 * defaults.
 */
const forPages = (markup: string) =>
  markup
    .replace(/\sxmlns(:\w+)?="[^"]*"/g, '')
    .replace(/var\(--example-[\w-]+,\s*([^()]+)\)/g, '$1')
    .replace(/var\((--[\w-]+),\s*[^()]+\)/g, 'var($1)')
    .replace(/>\s+</g, '><')
    // Separates texts for browsers without SVG.
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
 * @throws Error if a child of the root has no name, or for an animation, because the footer's button could not pause it
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
    /** The `viewBox` of the root (`''`) and of each `<view>`. */
    views: { '': root.attribs.viewBox ?? '' } as Record<string, string>,
    parts: [] as Part[],
    defs: '',
    /** `<rect id="anchor-sign">` is `sign`. */
    anchors: {} as Record<string, Box>,
    /** The parts (all by default) and position of the street behind the drawing. */
    street: undefined as (PartSelection & { box: Box }) | undefined,
  };
  for (const child of childrenOf(root)) {
    const { id = '', viewBox = '' } = child.attribs;
    if (child.name === 'view') drawing.views[id] = viewBox;
    else if (child.name === 'defs') drawing.defs += childrenOf(child).map(serialize).join('');
    else if (child.name === 'image') {
      const { 'data-parts': only, 'data-omit': omit } = child.attribs;
      drawing.street = { only, omit, box: boxOf(child) };
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
