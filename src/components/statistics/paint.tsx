import { light } from '@/styles/lights';
import { theme } from '@/styles/theme';

/** The colors of the statistics' drawings, as attributes of their shapes. */
export const wall = { fill: light.wall, stroke: light.wallEdge };
export const edge = { stroke: light.wallEdge };
export const dark = { fill: theme.color.ink, stroke: theme.color.control };

/** Three steps of light. */
export const lights = [theme.color.signal, theme.color.signalLit, theme.color.signalSoft] as const;

/** Shapes with a light in them, a path for each step of light; neighbors are not lit alike. */
export function LitShapes({ shapes }: { shapes: readonly string[] }) {
  return lights.map((fill, step) => (
    <path
      key={fill}
      fill={fill}
      d={shapes.filter((_, index) => ((index * 7) % 11) % lights.length === step).join('')}
    />
  ));
}
