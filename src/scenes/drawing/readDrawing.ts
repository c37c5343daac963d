import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, type DrawingData, parseDrawing } from './parseDrawing';

const folder = join(process.cwd(), 'src', 'drawings');

/** Parsed drawings by their source, because files change under `next dev`. */
const parsed = new Map<string, DrawingData>();

/**
 * A drawing of `src/drawings`, read when the page is built.
 *
 * @param name of the file, without its extension
 */
export function readDrawing(name: string): DrawingData {
  const source = readFileSync(join(folder, `${name}.svg`), 'utf8');
  try {
    const drawing = parsed.get(source) ?? parseDrawing(source);
    parsed.set(source, drawing);
    return drawing;
  } catch (error) {
    throw new Error(`${name}.svg cannot be read`, { cause: error });
  }
}

/**
 * The `viewBox` of a view of a drawing.
 *
 * @param view its name; `''` is the whole drawing
 * @throws Error when there is none of that name
 */
export function viewOf(name: string, view: string): string {
  const box = readDrawing(name).views[view];
  if (!box) throw new Error(`${name}.svg has no view "${view}"`);
  return box;
}

/** The `viewBox` of a view of a drawing as numbers; throws as `viewOf` does. */
export function viewBoxOf(name: string, view: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] = viewOf(name, view).split(' ').map(Number);
  return { x, y, width, height };
}

/**
 * An anchor of a drawing, in the drawing's units.
 *
 * @throws Error when there is none of that name
 */
export function anchorOf(name: string, anchor: string): Box {
  const place = readDrawing(name).anchors[anchor];
  if (!place) throw new Error(`${name}.svg has no anchor "${anchor}"`);
  return place;
}

/** An anchor of a drawing as shares of the width and height of one of its views; throws as `anchorOf` does. */
export function anchorIn(name: string, anchor: string, view = ''): Box {
  const place = anchorOf(name, anchor);
  const { x, y, width, height } = viewBoxOf(name, view);
  return {
    x: (place.x - x) / width,
    y: (place.y - y) / height,
    width: place.width / width,
    height: place.height / height,
  };
}

/** A share in CSS: `0.5` is `50.00%`. */
export const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/**
 * CSS selector of a part of a drawing other than the street.
 *
 * @throws Error when the drawing has no part of that name
 */
export function partOf(name: string, part: string): string {
  if (!readDrawing(name).parts.some(({ id }) => id === part)) {
    throw new Error(`${name}.svg has no part "${part}"`);
  }
  return `[data-part='${part}']`;
}

/**
 * Style that makes an svg of one view show another one, aligned at the lower edge, so that a phone's crop
 * needs no second svg.
 */
export function phoneCrop(name: string, view: string, phoneView: string): string {
  const { x, y, width, height } = viewBoxOf(name, view);
  const phone = viewBoxOf(name, phoneView);
  return `
    position: absolute;
    bottom: 0;
    left: 50%;
    width: auto;
    max-width: none;
    height: ${percent(height / phone.height)};
    translate: ${percent((x - phone.x - phone.width / 2) / width)} ${percent((y + height - phone.y - phone.height) / height)};
  `;
}

/** Adds a prefix to the ids in markup and to the references to them. */
export const prefixIds = (markup: string, prefix: string) =>
  markup
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\('?#([^')]+)'?\)/g, `url(#${prefix}$1)`)
    .replace(/\bhref="#/g, `href="#${prefix}`);
