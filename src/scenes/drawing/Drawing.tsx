import { useId } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { streetParts, streetPrefix, streetUses } from '@/scenes/drawing/street';
import type { LightName } from '@/styles/lights';
import { sceneBox } from '@/styles/mixins';
import type { Box, PartSelection } from './parseDrawing';
import { prefixIds, readDrawing, selectParts, viewBoxOf, viewOf } from './readDrawing';

interface DrawingProps extends PartSelection {
  /** The file in src/drawings, without its extension; `street` for the street itself. */
  name: string;
  /** Its light; by default the surrounding one (`data-light`). */
  light?: LightName | undefined;
  /** Name of the `<view>` in the file; by default the whole drawing. */
  view?: string | undefined;
  /** By default centered at the bottom of its box. */
  preserveAspectRatio?: string | undefined;
  /** Name of the layer (`data-layer`) when it lies over another crop of the same view and moves by itself. */
  layer?: string | undefined;
  className?: string | undefined;
}

/**
 * A drawing of src/drawings or a crop of it, inlined in the page, with the street behind it, unless only some parts are
 * shown. Decorative. Its named groups have their name as `data-part`, for selectors; what a drawing references is in
 * its `<defs>`. The street and its shapes (`street.svg#wire-1`) come from `StreetParts`.
 */
export function Drawing({ name, light, view = '', layer, add, only, omit, ...svg }: DrawingProps) {
  const markup = markupOf(name, `${name}${useId()}`, { add, only, omit }, light);
  return (
    <svg
      preserveAspectRatio="xMidYMax"
      {...svg}
      viewBox={viewOf(name, view)}
      data-drawing={name}
      data-light={light}
      data-layer={layer}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** A drawing that is a whole scene: it fills its positioned container, and shows as much as has room there. */
export const DrawnScene = styled(Drawing)`
  && { ${sceneBox} height: 100%; }
`;

/** Rendered once per page: SVG attributes that all drawings share; lets artwork overflow its crop. */
export const DrawingRules = createGlobalStyle`
  [data-drawing], [data-parts] { fill: none; stroke-linecap: round; stroke-linejoin: round; }
  [data-drawing] { width: 100%; overflow: visible; }
  [data-layer] { position: absolute; inset: 0; }
  [data-parts] svg { display: none; }
`;

interface LayersProps extends Omit<DrawingProps, 'only' | 'layer'> {
  /** The parts that move, in paint order. */
  moving: string;
}

/**
 * A drawing, and over it each part that moves as a layer of its own (`data-layer`), which the browser only composites.
 * The container places the svgs, one like the other.
 */
export function Layers({ moving, add, omit = '', ...crop }: LayersProps) {
  return (
    <>
      <Drawing {...crop} add={add} omit={`${omit} ${moving}`.trim()} />
      {moving.split(' ').map((part) => (
        <Drawing key={part} {...crop} only={part} layer={part} />
      ))}
    </>
  );
}

function markupOf(name: string, prefix: string, selection: PartSelection, light?: LightName) {
  if (name === 'street') return streetUses(selection, light);
  const { street } = readDrawing(name);
  const drawn = drawnParts(name, prefix, selection);
  if (!street || selection.only) return drawn;
  return placed(streetUses(street, light), street.place) + drawn;
}

/** The markup of a drawing's parts, without the street behind it. `prefix` makes its ids distinct on the page. */
export function drawnParts(name: string, prefix: string, selection: PartSelection = {}): string {
  const { defs } = readDrawing(name);
  const parts = selectParts(name, selection);
  const drawn = parts.map((part) => part.markup.replace(/\bid="/g, 'data-part="')).join('');
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
