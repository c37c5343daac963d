import { light } from '@/styles/lightStyles';
import { edge, LitShapes, type Place, repeatShape, wall } from './paint';

const perFloor = 5;
const floorHeight = 34;

/** A hall of so many shops, each a window under its awning. It holds five floors of five. */
export function Shops({ value }: { value: number }) {
  const awnings = Array.from(
    { length: value },
    (_, index): Place => [
      16 + (index % perFloor) * 30.5,
      24 + Math.floor(index / perFloor) * floorHeight,
    ],
  );
  return (
    <>
      <path {...wall} d="M6 190V14h164v176zM0 14V6h176v8z" />
      <path {...edge} d="M6 53.5h164M6 87.5h164M6 121.5h164M6 155.5h164" />
      <LitShapes shape="h22v15h-22z" places={awnings.map(([x, y]) => [x, y + 6])} />
      {[light.wall, light.awningStripe].map((fill, turn) => (
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
