import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { LightName } from '@/styles/lights';
import { viewOf } from './readDrawing';

export interface CropProps {
  /** The light it stands in; without, that of the element around it (`data-light`). */
  light?: LightName | undefined;
  /** The crop, by the name of its `<view>` in the file; without, the whole drawing. */
  view?: string | undefined;
  /** How the crop fills its box; by default as a whole, in the middle of its lower edge. */
  preserveAspectRatio?: string | undefined;
  className?: string | undefined;
}

interface DrawnCropProps extends CropProps {
  /** The file in src/drawings, without its extension. */
  name: string;
  children: ReactNode;
}

/** The svg of a drawing, or of a crop of it. */
export function Crop({ name, light, view = '', children, ...svg }: DrawnCropProps) {
  return (
    <svg
      preserveAspectRatio="xMidYMax"
      {...svg}
      viewBox={viewOf(name, view)}
      data-drawing={name}
      data-light={light}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Once a page: what the root of every file says, and that what goes beyond a crop shows where there is room. */
export const CropRules = createGlobalStyle`
  [data-drawing], [data-parts] { fill: none; stroke-linecap: round; stroke-linejoin: round; }
  [data-drawing] { width: 100%; overflow: visible; }
`;
