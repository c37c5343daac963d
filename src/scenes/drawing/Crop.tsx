import { createGlobalStyle } from 'styled-components';
import type { LightName } from '@/styles/lights';
import { viewOf } from './readDrawing';

export interface CropProps {
  /** Its light; by default the surrounding one (`data-light`). */
  light?: LightName | undefined;
  /** Name of the `<view>` in the file; by default the whole drawing. */
  view?: string | undefined;
  /** `preserveAspectRatio`; by default centered at the bottom of its box. */
  preserveAspectRatio?: string | undefined;
  /** Name of the layer (`data-layer`) when it lies over another crop of the same view and moves by itself. */
  layer?: string | undefined;
}

interface DrawnCropProps extends CropProps {
  /** The file in src/drawings, without its extension. */
  name: string;
  markup: string;
}

/** The svg of a drawing, or of a crop of it. */
export function Crop({ name, light, view = '', layer, markup, ...svg }: DrawnCropProps) {
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

/** Rendered once per page: SVG attributes that all drawings share; lets artwork overflow its crop. */
export const CropRules = createGlobalStyle`
  [data-drawing], [data-parts] { fill: none; stroke-linecap: round; stroke-linejoin: round; }
  [data-drawing] { width: 100%; overflow: visible; }
  [data-layer] { position: absolute; inset: 0; }
  [data-parts] svg { display: none; }
`;
