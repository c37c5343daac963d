import { readDrawing } from '@/components/drawing/readDrawing';
import { lightProperty } from '@/styles/lightStyles';
import { type LightName, lights } from '@/styles/lights';

/** What a page takes from street.svg: all but the sky, which is the background of its section. */
export const streetParts = () => readDrawing('street').parts.filter(({ id }) => id !== 'sky');

/** Before the id of each part of the street in a page. */
export const streetPrefix = 'street-';

/** The part of the street that gives way to a section's words. */
export const west = ['west', 'windows-west'];

export interface StreetUsesProps {
  /** Parts that street.svg has but does not show: who is on the street. */
  add?: readonly string[] | undefined;
  /** Parts that are left out. */
  omit?: readonly string[] | undefined;
  /** The only parts that are shown. */
  only?: readonly string[] | undefined;
  /** The light, where it never changes: parts that it does not show are left out. */
  light?: LightName | undefined;
}

/**
 * The street's parts in paint order, for an svg in the street's coordinates: each a `<use>`, which a page
 * animates by what it refers to (`[href='#street-walker']`).
 */
export function StreetUses({ add = [], omit = [], only = [], light }: StreetUsesProps) {
  const parts = streetParts();
  const unknown = [...add, ...omit, ...only].find((id) => !parts.some((part) => part.id === id));
  if (unknown) throw new Error(`street.svg has no part "${unknown}"`);
  return parts
    .filter(({ id }) => only.length === 0 || only.includes(id))
    .filter(({ id, optional }) => (optional ? add.includes(id) : !omit.includes(id)))
    .filter(({ markup }) => !light || !isHidden(markup, light))
    .map(({ id }) => <use key={id} href={`#${streetPrefix}${id}`} />);
}

/** Whether a light does not show a part, by the custom property that is the part's `display`. */
const isHidden = (markup: string, light: LightName) =>
  Object.entries(lights[light]).some(
    ([key, value]) =>
      value === 'none' &&
      markup.slice(0, markup.indexOf('>')).includes(`display="var(${lightProperty(key)})"`),
  );
