import { readDrawing } from '@/components/drawing/readDrawing';

/** What a page takes from street.svg: all but the sky, which is the background of its section. */
export const streetParts = () => readDrawing('street').parts.filter(({ id }) => id !== 'sky');

/** Before the id of each part of the street in a page. */
export const streetPrefix = 'street-';

export interface StreetUsesProps {
  /** Parts that street.svg has but does not show: who is on the street. */
  add?: readonly string[] | undefined;
  /** Parts that are left out. */
  omit?: readonly string[] | undefined;
  /** The only parts that are shown. */
  only?: readonly string[] | undefined;
}

/**
 * The street's parts in paint order, for an svg in the street's coordinates: each a `<use>` with its
 * name as `data-part`, by which a page animates it.
 */
export function StreetUses({ add = [], omit = [], only = [] }: StreetUsesProps) {
  const parts = streetParts();
  const unknown = [...add, ...omit, ...only].find((id) => !parts.some((part) => part.id === id));
  if (unknown) throw new Error(`street.svg has no part "${unknown}"`);
  return parts
    .filter(({ id }) => only.length === 0 || only.includes(id))
    .filter(({ id, optional }) => (optional ? add.includes(id) : !omit.includes(id)))
    .map(({ id }) => <use key={id} href={`#${streetPrefix}${id}`} data-part={id} />);
}
