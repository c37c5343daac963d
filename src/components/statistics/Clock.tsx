import { theme } from '@/styles/theme';
import { edge, wall } from './paint';

const center = { x: 46, y: 50 };

/** A point around the clock. @param turn from 0 at twelve, clockwise, to 1 */
const around = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI;
  const x = center.x + radius * Math.sin(angle);
  const y = center.y - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const hours = Array.from({ length: 12 }, (_, hour) => hour / 12);

/** A clock on the street with so many hours lit, from twelve on (0 to 6). */
export function Clock({ value }: { value: number }) {
  return (
    <>
      <path {...wall} d="M43 184V90h6v94zM32 190v-9h28v9zM38 181v-6h16v6zM40 104v-5h12v5z" />
      <circle {...wall} cx={center.x} cy={center.y} r="44" />
      <path
        fill={theme.color.signal}
        d={`M${center.x} ${center.y}V12A38 38 0 0 1 ${around(value / 12, 38)}z`}
      />
      <path
        {...edge}
        d={hours.map((turn) => `M${around(turn, 33)}L${around(turn, 38)}`).join('')}
      />
      <path {...edge} d="M106 144v46M172 144v46" />
      <path {...wall} d="M98 142h82v6H98zM98 153h82v6H98zM94 168h90v5H94z" />
    </>
  );
}
