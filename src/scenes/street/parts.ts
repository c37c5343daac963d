import type { Part } from '@/scenes/drawing/parseDrawing';
import { anyOf, checkParts, readDrawing } from '@/scenes/drawing/readDrawing';

/** Whether pages use a part of street.svg: all but the sky, which sections paint as their background. */
export const isOnPages = ({ id }: Part): boolean => id !== 'sky';

/** The parts of street.svg that pages use. */
export const streetParts = (): Part[] => readDrawing('street').parts.filter(isOnPages);

/** Prefix of the street's parts' ids in a page. */
export const streetPrefix = 'street-';

/** The left end of the street, left out where words stand in front of it. */
export const leftEnd = ['left-end', 'left-end-windows'];

/**
 * CSS selector of parts of the street as a page shows them, by name.
 *
 * @throws Error when there is none with that name, or when it is in a group, which pages reference as a whole
 */
export function streetPart(...names: string[]): string {
  checkParts('street', ...names);
  const grouped = streetParts().find(({ id, group }) => group && names.includes(id));
  if (grouped) throw new Error(`"${grouped.id}" is shown with its group "${grouped.group}"`);
  return anyOf(names.map((name) => `[href='#${streetPrefix}${name}']`));
}
