import type { Part } from '@/scenes/drawing/parseDrawing';
import { anyOf, readDrawing, refuseMissing } from '@/scenes/drawing/readDrawing';

/** The parts of street.svg that pages use: all but the sky, which sections paint as their background. */
export const streetParts = (): Part[] =>
  readDrawing('street').parts.filter(({ id }) => id !== 'sky');

/** Prefix of the street's parts' ids in a page. */
export const streetPrefix = 'street-';

/** The left end of the street, left out where words stand in front of it. */
export const leftEnd = ['left-end', 'left-end-windows'];

/** @throws Error with all names and prefixes (`window-*`) that no part of street.svg has */
export function checkStreetParts(names: readonly string[]): void {
  const ids = streetParts().map(({ id }) => id);
  const matches = (id: string, name: string) =>
    name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name;
  refuseMissing(
    'street',
    names.filter((name) => !ids.some((id) => matches(id, name))),
  );
}

/**
 * CSS selector of parts of the street as a page shows them, by name; `window-*` selects every part whose name
 * begins with `window-`.
 *
 * @throws Error when there is none with that name, or when it is in a group, which pages reference as a whole
 */
export function streetPart(...names: string[]): string {
  checkStreetParts(names);
  const grouped = streetParts().find(({ id, group }) => group && names.includes(id));
  if (grouped) throw new Error(`"${grouped.id}" is shown with its group "${grouped.group}"`);
  return anyOf(
    names.map((name) =>
      name.endsWith('*')
        ? `[href^='#${streetPrefix}${name.slice(0, -1)}']`
        : `[href='#${streetPrefix}${name}']`,
    ),
  );
}
