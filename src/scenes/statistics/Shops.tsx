import { lightColor } from '@/styles/lightStyles';
import { edge, LitRows, repeatShape, wall } from './paint';

/** Size of the drawing and of a shop. */
const width = 176;
const height = 190;
const step = 30.5;
const floorHeight = 34;
const roof = 20;

/** `value` shops, each a window under an awning, as large as the space allows. */
export function Shops({ value }: { value: number }) {
  const perFloor = Math.max(5, Math.ceil(Math.sqrt(value)));
  const floors = Array.from({ length: Math.ceil(value / perFloor) }, (_, floor) => ({
    x: 16,
    y: 30 + floor * floorHeight,
    count: Math.min(perFloor, value - floor * perFloor),
  }));
  const awnings = floors.flatMap(({ x, y, count }) =>
    Array.from({ length: count }, (_, at) => [x + at * step, y - 6] as const),
  );
  const right = width + (perFloor - 5) * step;
  const foot = roof + floors.length * floorHeight;
  const scale = Math.min(width / right, height / foot);
  const ceilings = floors.slice(1).map(({ y }) => `M6 ${y - 10.5}H${right - 6}`);
  return (
    <g transform={`translate(0 ${height - foot * scale}) scale(${scale})`}>
      <path {...wall} d={`M6 ${foot}V14H${right - 6}V${foot}zM0 14V6h${right}v8z`} />
      <path {...edge} d={ceilings.join('')} />
      <LitRows rows={floors} width={22} height={15} step={step} />
      {[lightColor.wall, lightColor.awningStripe].map((fill, turn) => (
        <path
          key={fill}
          {...edge}
          strokeWidth="1"
          fill={fill}
          d={repeatShape(
            'h22l4 9h-30z',
            awnings.filter((_, index) => index % 2 === turn),
          )}
        />
      ))}
    </g>
  );
}
