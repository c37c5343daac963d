import { lightColor } from '@/styles/lightStyles';
import { theme } from '@/styles/theme';

/** Colors of the statistics' drawings, as SVG attributes. */
export const wall = { fill: lightColor.wall, stroke: lightColor.wallEdge };
export const edge = { stroke: lightColor.wallEdge };
export const dark = { fill: theme.color.ink, stroke: theme.color.control };

/** Path data of a shape repeated at each position. */
export const repeatShape = (shape: string, places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `M${x} ${y}${shape}`).join('');

interface LitRowsProps {
  /** Upper left corner and number of windows of each row. */
  rows: readonly { x: number; y: number; count: number }[];
  /** Size of a window, and distance between two. */
  width: number;
  height: number;
  step: number;
  /** One color for all windows; left out, their brightness varies. */
  stroke?: string;
}

/** All windows are lit, every third brighter, every fourth dimmer. */
const lights = [
  { stroke: theme.color.signal, every: 1 },
  { stroke: theme.color.signalLit, every: 3 },
  { stroke: theme.color.signalSoft, every: 4 },
];

/** Rows of lit windows: each row is a dashed line as thick as a window is high. */
export function LitRows({ rows, width, height, step, stroke }: LitRowsProps) {
  const line = (every: number) =>
    rows.map(({ x, y, count }, row) => {
      const first = (5 * row + 2) % every;
      return count > first ? `M${x + first * step} ${y + height / 2}H${x + count * step}` : '';
    });
  const colors = stroke ? [{ stroke, every: 1 }] : lights;
  return colors.map(({ stroke, every }) => (
    <path
      key={stroke}
      stroke={stroke}
      strokeWidth={height}
      strokeLinecap="butt"
      strokeDasharray={`${width} ${every * step - width}`}
      d={line(every).join('')}
    />
  ));
}
