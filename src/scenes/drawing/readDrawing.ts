import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Box,
  type DrawingData,
  type Part,
  type PartSelection,
  parseDrawing,
} from './parseDrawing';

const folder = join(process.cwd(), 'src', 'drawings');

/** Drawings by their source, because files change under `next dev`. */
const parsed = new Map<string, DrawingData>();

const fileOf = (name: string): string | undefined =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (path) => basename(path) === `${name}.svg`,
  );

export const hasDrawing = (name: string): boolean => fileOf(name) !== undefined;

/**
 * @param name without folder and extension
 * @throws Error if no folder of `src/drawings` contains it
 */
export function readDrawing(name: string): DrawingData {
  const file = fileOf(name);
  if (!file) throw new Error(`src/drawings has no ${name}.svg`);
  const source = readFileSync(join(folder, file), 'utf8');
  try {
    const drawing = parsed.get(source) ?? parseDrawing(source);
    parsed.set(source, drawing);
    return drawing;
  } catch (error) {
    throw new Error(`${name}.svg cannot be read`, { cause: error });
  }
}

/** An empty name returns the whole drawing's. @throws Error if the view is missing */
export function viewOf(name: string, view: string): string {
  const box = readDrawing(name).views[view];
  if (!box) throw new Error(`${name}.svg has no view "${view}"`);
  return box;
}

export function viewBoxOf(name: string, view: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] = viewOf(name, view).split(' ').map(Number);
  return { x, y, width, height };
}

export function ratioOf(name: string, view = ''): string {
  const { width, height } = viewBoxOf(name, view);
  return `${width} / ${height}`;
}

/** Returns an anchor in shares of a view's size. @throws Error if it is missing */
export function anchorIn(name: string, anchor: string, view = ''): Box {
  const box = readDrawing(name).anchors[anchor];
  if (!box) throw new Error(`${name}.svg has no anchor "${anchor}"`);
  const { x, y, width, height } = viewBoxOf(name, view);
  return {
    x: (box.x - x) / width,
    y: (box.y - y) / height,
    width: box.width / width,
    height: box.height / height,
  };
}

/** 0.5 becomes `50.00%`. */
export const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Positions an element over an anchor. */
export function placedAt(name: string, anchor: string): string {
  const { x, y, width, height } = anchorIn(name, anchor);
  return `
    position: absolute;
    top: ${percent(y)};
    left: ${percent(x)};
    width: ${percent(width)};
    height: ${percent(height)};
  `;
}

/** Returns a CSS selector. */
export const part = (drawing: string, ...names: string[]): string =>
  anyOf(partsNamed(drawing, names).map(({ id }) => `[data-part='${id}']`));

/** Finds parts by their own or their group's name. @throws Error with all missing names */
export function partsNamed(drawing: string, names: readonly string[]): Part[] {
  const { parts } = readDrawing(drawing);
  const has = (name: string) => (one: Part) => one.id === name || one.group === name;
  const missing = names.filter((name) => !parts.some(has(name)));
  if (missing.length === 0) return parts.filter((one) => names.some((name) => has(name)(one)));
  throw new Error(`${drawing}.svg has no part ${missing.map((name) => `"${name}"`).join(', ')}`);
}

/** Returns the parts to show in paint order. */
export function selectParts(drawing: string, { add, only, omit }: PartSelection): Part[] {
  const named = (names?: string) => partsNamed(drawing, names?.split(' ') ?? []);
  const [added, omitted] = [named(add), named(omit)];
  const shown = only
    ? named(only)
    : readDrawing(drawing).parts.filter((one) => !one.optional || added.includes(one));
  return shown.filter((one) => !omitted.includes(one));
}

export const anyOf = (selectors: readonly string[]) =>
  selectors.length === 1 ? String(selectors[0]) : `:is(${selectors.join(', ')})`;

/** Shows another view of an svg on a phone, aligned at the bottom. */
export function phoneCrop(name: string, view: string, phoneView: string): string {
  const { x, y, width, height } = viewBoxOf(name, view);
  const phone = viewBoxOf(name, phoneView);
  const left = (x - phone.x - phone.width / 2) / width;
  const top = (y + height - phone.y - phone.height) / height;
  return `
    position: absolute;
    inset: auto auto 0 50%;
    width: auto;
    max-width: none;
    height: ${percent(height / phone.height)};
    translate: ${percent(left)} ${percent(top)};
  `;
}

/** Prefixes ids and references to them. */
export const prefixIds = (markup: string, prefix: string) =>
  markup
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\('?#([^')]+)'?\)/g, `url(#${prefix}$1)`)
    .replace(/\bhref="#/g, `href="#${prefix}`);
