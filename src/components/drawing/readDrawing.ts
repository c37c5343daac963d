import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, type DrawingData, parseDrawing } from './parseDrawing';

const folder = join(process.cwd(), 'src', 'drawings');

const parsed = new Map<string, { source: string; drawing: DrawingData }>();

/**
 * A drawing of `src/drawings`, read when the page is built.
 *
 * @param name of the file, without its extension
 */
export function readDrawing(name: string): DrawingData {
  const source = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const known = parsed.get(name);
  if (known?.source === source) return known.drawing;
  try {
    const drawing = parseDrawing(source);
    parsed.set(name, { source, drawing });
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

/**
 * Where an anchor of a drawing is in one of its views, as shares of the view's width and height.
 *
 * @throws Error when there is none of that name
 */
export function anchorIn(name: string, anchor: string, view = ''): Box {
  const place = readDrawing(name).anchors[anchor];
  if (!place) throw new Error(`${name}.svg has no anchor "${anchor}"`);
  const [left = 0, top = 0, width = 1, height = 1] = viewOf(name, view).split(' ').map(Number);
  return {
    x: (place.x - left) / width,
    y: (place.y - top) / height,
    width: place.width / width,
    height: place.height / height,
  };
}

/**
 * Style that shows another view on phones, for an svg of one view that stands at the lower edge of a box
 * as high as the phone's view: one svg for both.
 */
export function phoneCrop(name: string, view: string, phoneView: string): string {
  const box = (id: string) => viewOf(name, id).split(' ').map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = box(view);
  const [phoneX = 0, phoneY = 0, phoneWidth = 0, phoneHeight = 0] = box(phoneView);
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  return `
    position: absolute;
    bottom: 0;
    left: 50%;
    width: auto;
    max-width: none;
    height: ${percent(height / phoneHeight)};
    translate: ${percent((x - phoneX - phoneWidth / 2) / width)} ${percent((y + height - phoneY - phoneHeight) / height)};
  `;
}

/** Markup whose ids, and the references to them, begin with a prefix. */
export const prefixIds = (markup: string, prefix: string) =>
  markup
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\('?#([^')]+)'?\)/g, `url(#${prefix}$1)`)
    .replace(/\bhref="#/g, `href="#${prefix}`);
