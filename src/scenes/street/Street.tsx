import { Crop, type CropProps } from '@/scenes/drawing/Crop';
import type { Shown } from '@/scenes/drawing/parseDrawing';
import { shownParts } from '@/scenes/drawing/readDrawing';
import { lightProperty } from '@/styles/lightStyles';
import { type LightName, lights } from '@/styles/lights';
import { isOnPages, streetParts, streetPrefix } from './parts';

/** The street or a crop of it, in a light. Decorative. */
export function Street({ add, omit, only, ...crop }: CropProps & Shown) {
  const markup = streetUses({ add, omit, only }, crop.light);
  return <Crop name="street" markup={markup} {...crop} />;
}

/**
 * The markup of the street's parts in paint order, for an svg in the street's coordinates: a `<use>` for each part or
 * whole group.
 *
 * @param light the light, if it never changes: parts that it hides are left out
 */
export function streetUses(chosen: Shown, light: LightName | undefined): string {
  const shown = shownParts('street', chosen).filter(isOnPages);
  const isWhole = (group: string) =>
    streetParts().every((part) => part.group !== group || shown.some(({ id }) => id === part.id));
  const ids = shown
    .filter(({ markup }) => !light || !isHidden(markup, light))
    .map(({ id, group }) => (group && isWhole(group) ? group : id));
  return [...new Set(ids)].map((id) => `<use href="#${streetPrefix}${id}"/>`).join('');
}

/** Whether a light does not show a part, by the custom property that is the part's `display`. */
const isHidden = (markup: string, light: LightName) =>
  Object.entries(lights[light]).some(
    ([key, value]) =>
      value === 'none' &&
      markup.slice(0, markup.indexOf('>')).includes(`display="var(${lightProperty(key)})"`),
  );
