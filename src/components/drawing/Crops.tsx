import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { readDrawing, viewOf } from './readDrawing';

export interface CropProps {
  /** The light it stands in; without, that of the element around it (`data-light`). */
  light?: LightName | undefined;
  /** The crop, by the name of its `<view>` in the file; without, the whole drawing. */
  view?: string | undefined;
  /** Another crop below tablet width. */
  phoneView?: string | undefined;
  /** How the crop fills its box; by default as a whole, in the middle of its lower edge. */
  preserveAspectRatio?: string | undefined;
  className?: string | undefined;
}

interface CropsProps extends CropProps {
  /** The file in src/drawings, without its extension. */
  name: string;
  children: (screen: 'wide' | 'phone') => ReactNode;
}

/** A drawing as an svg, or as two of which each screen shows its own (`data-screen`). */
export function Crops({ name, light, view = '', phoneView, children, ...svg }: CropsProps) {
  const crops = [{ view, screen: phoneView ? 'wide' : undefined }];
  if (phoneView) crops.push({ view: phoneView, screen: 'phone' });
  return crops.map((crop) => (
    <svg
      key={crop.view}
      {...reactAttributes(readDrawing(name).inherited)}
      preserveAspectRatio="xMidYMax"
      {...svg}
      viewBox={viewOf(name, crop.view)}
      data-drawing={name}
      data-light={light}
      data-screen={crop.screen}
      aria-hidden="true"
    >
      {children(crop.screen === 'phone' ? 'phone' : 'wide')}
    </svg>
  ));
}

/** Attributes of SVG under the names that React has for them: `stroke-width` is `strokeWidth`. */
export const reactAttributes = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** Once a page: what goes beyond a crop shows where there is room, and each screen has its own crop. */
export const CropRules = createGlobalStyle`
  [data-drawing] { width: 100%; overflow: visible; }
  ${media.phone} { [data-screen='wide'] { display: none; } }
  ${media.tablet} { [data-screen='phone'] { display: none; } }
`;
