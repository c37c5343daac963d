import type { Part } from '@/scenes/drawing/parseDrawing';
import { readDrawing } from '@/scenes/drawing/readDrawing';

/** The parts of street.svg that pages use: all but the sky, which sections paint as their background. */
export const streetParts = (): Part[] =>
  readDrawing('street').parts.filter(({ id }) => id !== 'sky');

/** In a page, the id of each part of the street begins with this. */
export const streetPrefix = 'street-';

/** The left end of the street, left out where words stand in front of it. */
export const leftEnd = ['west', 'windows-west'];

/** @throws Error when street.svg has no part of that name, or none that begins with it (`window-*`) */
export function checkPart(name: string): void {
  const matches = (id: string) =>
    name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name;
  if (!streetParts().some(({ id }) => matches(id))) {
    throw new Error(`street.svg has no part "${name}"`);
  }
}

/**
 * CSS selector of parts of the street as a page shows them, by name; `window-*` selects every part whose name
 * begins with `window-`.
 *
 * @throws Error when there is none of that name
 */
export function part(...names: string[]): string {
  const selectors = names.map((name) => {
    checkPart(name);
    return name.endsWith('*')
      ? `[href^='#${streetPrefix}${name.slice(0, -1)}']`
      : `[href='#${streetPrefix}${name}']`;
  });
  return selectors.length === 1 ? String(selectors[0]) : `:is(${selectors.join(', ')})`;
}
