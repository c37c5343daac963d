import type { Part, PartSelection } from '@/scenes/drawing/parseDrawing';
import { anyOf, partsNamed, readDrawing, selectParts } from '@/scenes/drawing/readDrawing';
import { lightProperty } from '@/styles/lightStyles';
import { type LightName, lights } from '@/styles/lights';

/** Sections paint the sky as their background. */
const isOnPages = ({ id }: Part): boolean => id !== 'sky';

export const streetParts = (): Part[] => readDrawing('street').parts.filter(isOnPages);

/** Lists the lit parts and the parts that draw their light. */
export const streetLights = () =>
  streetParts()
    .filter(({ id, optional }) => !optional && /-(?:lit|glow|halo|light)$/.test(id))
    .map(({ id }) => id)
    .join(' ');

export const streetPrefix = 'street-';

/** Returns a CSS selector. */
export const streetPart = (...names: string[]): string =>
  anyOf(partsNamed('street', names).map(({ id }) => `[href='#${streetPrefix}${id}']`));

/** Shows the agency's own shop instead of the visitor's. */
export const agencysShop = (light: LightName) => `
  --awning-stripe: ${lights[light].awningStripe};
  --show-goods: inline;
  --show-trade: 0;
  --show-emblem: inline;
  --show-lettering: none;
`;

/**
 * Returns a `<use>` for each part, in paint order.
 *
 * @param light omits the parts that this light hides
 */
export const streetUses = (selection: PartSelection, light: LightName | undefined): string =>
  selectParts('street', selection)
    .filter((part) => isOnPages(part) && !(light && isHidden(part.markup, light)))
    .map(({ id }) => `<use href="#${streetPrefix}${id}"/>`)
    .join('');

const isHidden = (markup: string, light: LightName) =>
  Object.entries(lights[light]).some(
    ([key, value]) =>
      value === 'none' &&
      markup.slice(0, markup.indexOf('>')).includes(`display="var(${lightProperty(key)})"`),
  );
