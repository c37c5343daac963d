import { Crop, type CropProps } from '@/scenes/drawing/Crop';
import { lightProperty } from '@/styles/lightStyles';
import { type LightName, lights } from '@/styles/lights';
import { checkStreetParts, streetParts, streetPrefix } from './parts';

interface ShownParts {
  /** Optional parts to show (`display="none"` in street.svg). */
  add?: readonly string[] | undefined;
  /** Parts to leave out. */
  omit?: readonly string[] | undefined;
  /** The only parts to show, optional ones included. */
  only?: readonly string[] | undefined;
  /** The light, if it never changes: parts that it hides are left out. */
  light?: LightName | undefined;
}

/** The street or a crop of it, in a light. Decorative. */
export function Street({ add, omit, only, ...crop }: CropProps & ShownParts) {
  const markup = streetUses({ add, omit, only, light: crop.light });
  return <Crop name="street" markup={markup} {...crop} />;
}

/**
 * The markup of the street's parts in paint order, for an svg in the street's coordinates: a `<use>` for each part or
 * whole group.
 */
export function streetUses({ add = [], omit = [], only = [], light }: ShownParts): string {
  checkStreetParts([...add, ...omit, ...only]);
  const isShown = (id: string, optional: boolean) =>
    only.length > 0 ? only.includes(id) : optional ? add.includes(id) : !omit.includes(id);
  const parts = streetParts();
  const isWhole = (group: string) =>
    parts.every((part) => part.group !== group || isShown(part.id, part.optional));
  const shown = parts
    .filter(({ id, optional }) => isShown(id, optional))
    .filter(({ markup }) => !light || !isHidden(markup, light))
    .map(({ id, group }) => (group && isWhole(group) ? group : id));
  return [...new Set(shown)].map((id) => `<use href="#${streetPrefix}${id}"/>`).join('');
}

/** Whether a light does not show a part, by the custom property that is the part's `display`. */
const isHidden = (markup: string, light: LightName) =>
  Object.entries(lights[light]).some(
    ([key, value]) =>
      value === 'none' &&
      markup.slice(0, markup.indexOf('>')).includes(`display="var(${lightProperty(key)})"`),
  );
