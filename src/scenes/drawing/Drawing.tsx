import { useId } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { streetParts, streetPrefix, streetUses } from '@/scenes/drawing/street';
import type { LightName } from '@/styles/lights';
import { sceneBox } from '@/styles/mixins';
import type { Box, PartSelection } from './parseDrawing';
import { prefixIds, readDrawing, selectParts, viewBoxOf, viewOf } from './readDrawing';

interface DrawingProps extends PartSelection {
  /** The file in src/drawings, without folder and extension. */
  name: string;
  /** By default an ancestor's (`data-light`). */
  light?: LightName | undefined;
  /** A `<view>` of the file; by default the whole drawing. */
  view?: string | undefined;
  preserveAspectRatio?: string | undefined;
  /** Puts the svg over another one of the same view. */
  layer?: string | undefined;
  className?: string | undefined;
}

/**
 * Inlines a drawing, with the street behind it unless `only` selects parts. A group's id becomes `data-part`. Needs
 * `StreetParts`.
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

export const DrawnScene = styled(Drawing)`
  && { ${sceneBox} height: 100%; }
`;

/** Artwork may overflow its crop. */
export const DrawingRules = createGlobalStyle`
  [data-drawing], [data-parts] { fill: none; stroke-linecap: round; stroke-linejoin: round; }
  [data-drawing] { width: 100%; overflow: visible; }
  [data-layer] { position: absolute; inset: 0; }
  [data-parts] svg { display: none; }
`;

interface LayersProps extends Omit<DrawingProps, 'only' | 'layer'> {
  /** In paint order. */
  moving: string;
}

/**
 * Draws each moving part in a layer, which browsers animate in the compositor. The container must position all svgs
 * alike.
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
  return scaledTo(street.box, streetUses(street, light)) + drawn;
}

/** Omits the street. `prefix` makes ids unique on the page. */
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
    (_, id: string) => `#${streetPrefix}${checkElement(name, id)}`,
  );
}

function checkElement(drawing: string, id: string): string {
  if (streetParts().some(({ markup }) => markup.includes(`id="${id}"`))) return id;
  throw new Error(`${drawing}.svg uses "${id}" of street.svg, which has no such element`);
}

function scaledTo(box: Box, markup: string): string {
  const whole = viewBoxOf('street', '');
  const scale = box.width / whole.width;
  const [x, y] = [box.x - scale * whole.x, box.y - scale * whole.y];
  if (scale === 1 && x === 0 && y === 0) return markup;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
}
