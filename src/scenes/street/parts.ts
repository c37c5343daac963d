import type { Part } from '@/scenes/drawing/parseDrawing';
import { readDrawing } from '@/scenes/drawing/readDrawing';

/** The parts of street.svg that pages use: all but the sky, which sections paint as their background. */
export const streetParts = (): Part[] =>
  readDrawing('street').parts.filter(({ id }) => id !== 'sky');

/** Prefix of the street's parts' ids in a page. */
export const streetPrefix = 'street-';

/** The left end of the street, left out where words stand in front of it. */
export const leftEnd = ['left-end', 'left-end-windows'];

/** @throws Error when street.svg has no part with one of the names or prefixes (`window-*`) */
export function checkParts(names: readonly string[]): void {
  const ids = streetParts().map(({ id }) => id);
  const matches = (id: string, name: string) =>
    name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name;
  const unknown = names.find((name) => !ids.some((id) => matches(id, name)));
  if (unknown) throw new Error(`street.svg has no part "${unknown}"`);
}

/**
 * CSS selector of parts of the street as a page shows them, by name; `window-*` selects every part whose name
 * begins with `window-`.
 *
 * @throws Error when there is none with that name, or when it is in a group, which pages reference as a whole
 */
export function part(...names: string[]): string {
  checkParts(names);
  const grouped = streetParts().find(({ id, group }) => group && names.includes(id));
  if (grouped) throw new Error(`"${grouped.id}" is shown with its group "${grouped.group}"`);
  const selectors = names.map((name) =>
    name.endsWith('*')
      ? `[href^='#${streetPrefix}${name.slice(0, -1)}']`
      : `[href='#${streetPrefix}${name}']`,
  );
  return selectors.length === 1 ? String(selectors[0]) : `:is(${selectors.join(', ')})`;
}
