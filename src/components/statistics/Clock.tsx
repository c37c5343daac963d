import { theme } from '@/styles/theme';
import { edge, wall } from './paint';

const center = { x: 60, y: 60 };

/** A point around the clock. @param turn from 0 at twelve, clockwise, to 1 */
const around = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI;
  const x = center.x + radius * Math.sin(angle);
  const y = center.y - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const hours = Array.from({ length: 12 }, (_, hour) => hour / 12);

/** A lit clock on the street with so many hours marked, from twelve on (0 to 6). */
export function Clock({ value }: { value: number }) {
  return (
    <>
      <path {...wall} d="M56 184V110h8v74zM44 190v-9h32v9zM50 181v-6h20v6zM52 130v-5h16v5z" />
      <circle {...wall} cx={center.x} cy={center.y} r="58" />
      <circle fill={theme.color.text} cx={center.x} cy={center.y} r="51" />
      <path
        fill={theme.color.signal}
        d={`M${center.x} ${center.y}V9A51 51 0 0 1 ${around(value / 12, 51)}z`}
      />
      <path
        stroke={theme.color.ink}
        strokeWidth="2.5"
        d={hours.map((turn) => `M${around(turn, 43)}L${around(turn, 47)}`).join('')}
      />
      <path
        stroke={theme.color.ink}
        strokeWidth="5"
        d={`M${around(0, 38)}L${center.x} ${center.y}L${around(value / 12, 28)}`}
      />
      <path {...edge} d="M120 158v32M172 158v32" />
      <path {...wall} d="M113 146h66v6h-66zM113 157h66v6h-66zM108 171h76v5h-76z" />
    </>
  );
}
