import { lightColor } from '@/styles/lightStyles';
import { theme } from '@/styles/theme';

/** The colors of the statistics' drawings, as attributes of their shapes. */
export const wall = { fill: lightColor.wall, stroke: lightColor.wallEdge };
export const edge = { stroke: lightColor.wallEdge };
export const dark = { fill: theme.color.ink, stroke: theme.color.control };

/** A shape at each place, as path data. */
export const repeatShape = (shape: string, places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `M${x} ${y}${shape}`).join('');

interface LitRowsProps {
  /** The left upper corner of each row, and how many windows it has. */
  rows: readonly { x: number; y: number; count: number }[];
  /** The size of a window, and how far it is from one to the next. */
  width: number;
  height: number;
  step: number;
}

/** Every window of a row is lit, every third one brighter, and every fourth one less. */
const lights = [
  { stroke: theme.color.signal, every: 1 },
  { stroke: theme.color.signalLit, every: 3 },
  { stroke: theme.color.signalSoft, every: 4 },
];

/** Rows of lit windows, each row the dashes of a line that is as thick as a window is high. */
export function LitRows({ rows, width, height, step }: LitRowsProps) {
  const line = (every: number) =>
    rows.map(({ x, y, count }, row) => {
      const first = (5 * row + 2) % every;
      return count > first ? `M${x + first * step} ${y + height / 2}H${x + count * step}` : '';
    });
  return lights.map(({ stroke, every }) => (
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
