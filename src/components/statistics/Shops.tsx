import { light } from '@/styles/lights';
import { edge, LitShapes, wall } from './paint';

const perFloor = 5;
const floorHeight = 34;

/** A hall of so many shops, each a window under its awning. It holds five floors of five. */
export function Shops({ value }: { value: number }) {
  const shops = Array.from({ length: value }, (_, index) => ({
    x: 14 + (index % perFloor) * 30.5,
    y: 24 + Math.floor(index / perFloor) * floorHeight,
  }));
  const awnings = shops.map(({ x, y }) => `M${x + 2} ${y}h22l4 9H${x - 2}z`);
  return (
    <>
      <path {...wall} d="M6 190V14h164v176zM0 14V6h176v8z" />
      <path {...edge} d="M6 53.5h164M6 87.5h164M6 121.5h164M6 155.5h164" />
      <LitShapes shapes={shops.map(({ x, y }) => `M${x + 2} ${y + 6}h22v15H${x + 2}z`)} />
      {[light.wall, light.awningStripe].map((fill, turn) => (
        <path
          key={fill}
          {...edge}
          strokeWidth="1"
          fill={fill}
          d={awnings.filter((_, index) => index % 2 === turn).join('')}
        />
      ))}
    </>
  );
}
