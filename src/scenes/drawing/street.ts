import type { Part, PartSelection } from '@/scenes/drawing/parseDrawing';
import { anyOf, partsNamed, readDrawing, selectParts } from '@/scenes/drawing/readDrawing';
import { lightProperty } from '@/styles/lightStyles';
import { type LightName, lights } from '@/styles/lights';

/** Whether pages use a part of street.svg: all but the sky, which sections paint as their background. */
const isOnPages = ({ id }: Part): boolean => id !== 'sky';

export const streetParts = (): Part[] => readDrawing('street').parts.filter(isOnPages);

/** The names of the street's lights: whatever is drawn as lit is a part `…-lit`, its shine on others another one. */
export const streetLights = () =>
  streetParts()
    .filter(({ id, optional }) => !optional && /-(?:lit|glow|halo|light)$/.test(id))
    .map(({ id }) => id)
    .join(' ');

export const streetPrefix = 'street-';

/** CSS selector of parts of the street as a page shows them. @throws Error when there is none with a name */
export const streetPart = (...names: string[]): string =>
  anyOf(partsNamed('street', names).map(({ id }) => `[href='#${streetPrefix}${id}']`));

/** The style of an svg that shows the agency's own shop, whatever name and trade the visitor's has. */
export const agencysShop = (light: LightName) => `
  --awning-stripe: ${lights[light].awningStripe};
  --show-goods: inline;
  --show-trade: 0;
  --show-emblem: inline;
  --show-lettering: none;
`;

/**
 * The markup of the street's parts in paint order, for an svg in the street's coordinates: a `<use>` for each.
 *
 * @param light the light, if it never changes: parts that it hides are left out
 */
export const streetUses = (selection: PartSelection, light: LightName | undefined): string =>
  selectParts('street', selection)
    .filter((part) => isOnPages(part) && !(light && isHidden(part.markup, light)))
    .map(({ id }) => `<use href="#${streetPrefix}${id}"/>`)
    .join('');

/** Whether a light does not show a part, by the custom property that is the part's `display`. */
const isHidden = (markup: string, light: LightName) =>
  Object.entries(lights[light]).some(
    ([key, value]) =>
      value === 'none' &&
      markup.slice(0, markup.indexOf('>')).includes(`display="var(${lightProperty(key)})"`),
  );
