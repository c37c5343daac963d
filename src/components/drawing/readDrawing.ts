import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, type DrawingData, parseDrawing } from './parseDrawing';

const folder = join(process.cwd(), 'src', 'drawings');

/** By what stands in the files, which change under `next dev`. */
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
 * Where an anchor of a drawing is in one of its views, as shares of the view's width and height.
 *
 * @throws Error when there is none of that name
 */
export function anchorIn(name: string, anchor: string, view = ''): Box {
  const place = readDrawing(name).anchors[anchor];
  if (!place) throw new Error(`${name}.svg has no anchor "${anchor}"`);
  const { x, y, width, height } = viewBoxOf(name, view);
  return {
    x: (place.x - x) / width,
    y: (place.y - y) / height,
    width: place.width / width,
    height: place.height / height,
  };
}

/** A share, as `anchorIn` gives them, in CSS: `0.5` is `50.00%`. */
export const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/**
 * Style that shows another view on phones, for an svg of one view that stands at the lower edge of a box
 * as high as the phone's view: one svg for both.
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

/** Markup whose ids, and the references to them, begin with a prefix. */
export const prefixIds = (markup: string, prefix: string) =>
  markup
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\('?#([^')]+)'?\)/g, `url(#${prefix}$1)`)
    .replace(/\bhref="#/g, `href="#${prefix}`);
