import { light } from '@/styles/lightStyles';
import { theme } from '@/styles/theme';

/** The colors of the statistics' drawings, as attributes of their shapes. */
export const wall = { fill: light.wall, stroke: light.wallEdge };
export const edge = { stroke: light.wallEdge };
export const dark = { fill: theme.color.ink, stroke: theme.color.control };

/** Three steps of light. */
export const lights = [theme.color.signal, theme.color.signalLit, theme.color.signalSoft] as const;

/** Where a shape begins. */
export type Place = readonly [x: number, y: number];

/** In hundredths: 40.8 - 28.4 is not quite 12.4. */
const round = (length: number) => Math.round(length * 100) / 100;

/** A shape at each place, as path data: each move is from the place before, so that a row repeats itself and compresses well. */
export const repeatShape = (shape: string, places: readonly Place[]): string =>
  places
    .map(([x, y], index) => {
      const [fromX, fromY] = places[index - 1] ?? [0, 0];
      return `m${round(x - fromX)} ${round(y - fromY)}${shape}`;
    })
    .join('');

/** A shape with a light in it at each place, a path for each step of light; neighbors are not lit alike. */
export function LitShapes({ shape, places }: { shape: string; places: readonly Place[] }) {
  return lights.map((fill, step) => (
    <path
      key={fill}
      fill={fill}
      d={repeatShape(
        shape,
        places.filter((_, index) => ((index * 7) % 11) % lights.length === step),
      )}
    />
  ));
}
