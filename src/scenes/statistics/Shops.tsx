import { lightColor } from '@/styles/lightStyles';
import { edge, LitRows, repeatShape, wall } from './paint';

const perFloor = 5;
const step = 30.5;

/** A hall of `value` shops, each a window under an awning; at most 25. */
export function Shops({ value }: { value: number }) {
  const floors = Array.from({ length: Math.ceil(value / perFloor) }, (_, floor) => ({
    x: 16,
    y: 30 + floor * 34,
    count: Math.min(perFloor, value - floor * perFloor),
  }));
  const awnings = floors.flatMap(({ x, y, count }) =>
    Array.from({ length: count }, (_, at) => [x + at * step, y - 6] as const),
  );
  return (
    <>
      <path {...wall} d="M6 190V14h164v176zM0 14V6h176v8z" />
      <path {...edge} d="M6 53.5h164M6 87.5h164M6 121.5h164M6 155.5h164" />
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
    </>
  );
}
