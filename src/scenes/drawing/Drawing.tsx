import { useId } from 'react';
import { streetParts, streetPrefix, streetUses } from '@/scenes/street/Street';
import type { LightName } from '@/styles/lights';
import { Crop, type CropProps } from './Crop';
import type { Box, Shown } from './parseDrawing';
import { prefixIds, readDrawing, shownParts, viewBoxOf } from './readDrawing';

interface DrawingProps extends CropProps, Shown {
  name: string;
}

/**
 * A drawing of src/drawings, inlined in the page, with the street behind it, unless only some parts are shown.
 * Decorative. Its named groups have their name as `data-part`, for selectors; what a drawing references is in its
 * `<defs>`. A shape of the street (`street.svg#wire-1`) comes from `StreetParts`.
 */
export function Drawing({ name, add, only, omit, ...crop }: DrawingProps) {
  const { street } = readDrawing(name);
  const drawn = drawnParts(name, `${name}${useId()}`, { add, only, omit });
  if (!street || only) return <Crop name={name} markup={drawn} {...crop} />;
  const uses = streetUses(street, crop.light);
  return <Crop name={name} markup={placed(uses, street.place) + drawn} {...crop} />;
}

interface LayersProps {
  name: string;
  light: LightName;
  /** The parts that move, in paint order. */
  moving: string;
  add?: string;
}

/**
 * A drawing, and over it each part that moves as a layer of its own (`data-layer`), which the browser only composites.
 * The container places the svgs, one like the other.
 */
export function Layers({ name, light, moving, add }: LayersProps) {
  return (
    <>
      <Drawing name={name} light={light} omit={moving} add={add} />
      {moving.split(' ').map((part) => (
        <Drawing key={part} name={name} light={light} only={part} layer={part} />
      ))}
    </>
  );
}

/** The markup of a drawing's parts, without the street behind it. `prefix` makes its ids distinct on the page. */
export function drawnParts(name: string, prefix: string, chosen: Shown = {}): string {
  const { defs } = readDrawing(name);
  const shown = shownParts(name, chosen);
  const drawn = shown.map((part) => part.markup.replace(/\bid="/g, 'data-part="')).join('');
  const used = Array.from(defs.matchAll(/<(\w+) id="([^"]+)".*?<\/\1>/g))
    .filter(([, , id]) => drawn.includes(`url(#${id})`))
    .map(([element]) => element);
  const markup = used.length > 0 ? `<defs>${used.join('')}</defs>${drawn}` : drawn;
  return prefixIds(markup, `${prefix}-`).replace(
    /(?:\.\.\/)?street\.svg#([\w-]+)/g,
    (_, shape: string) => `#${streetPrefix}${checkShape(name, shape)}`,
  );
}

/** @returns the name of a shape of the street that a drawing uses @throws Error when there is none of that name */
function checkShape(drawing: string, shape: string): string {
  if (streetParts().some(({ markup }) => markup.includes(`id="${shape}"`))) return shape;
  throw new Error(`${drawing}.svg uses "${shape}" of street.svg, which has no such shape`);
}

/** The street's markup where a drawing has it; as it is when the drawing uses the street's units. */
function placed(markup: string, place: Box): string {
  const whole = viewBoxOf('street', '');
  const scale = place.width / whole.width;
  const [x, y] = [place.x - scale * whole.x, place.y - scale * whole.y];
  if (scale === 1 && x === 0 && y === 0) return markup;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
}
