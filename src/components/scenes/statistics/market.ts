import { lightStep } from './houses';

/** Twenty-five shops, five to a floor: each a window under its awning. */
const perFloor = 5;
const shops = Array.from({ length: 25 }, (_, index) => ({
  x: 14 + (index % perFloor) * 30.5,
  y: 24 + Math.floor(index / perFloor) * 34,
}));

export const market = {
  floors: [51, 85, 119, 153].map((y) => `M6 ${y + 2.5}h164`).join(''),
  /** In three steps of light, mixed. */
  windows: (step: number) =>
    shops
      .filter((_, index) => lightStep(index) === step)
      .map(({ x, y }) => `M${x + 2} ${y + 6}h22v15H${x + 2}z`)
      .join(''),
  /** In two colors, by turns. */
  awnings: (turn: number) =>
    shops
      .filter((_, index) => index % 2 === turn)
      .map(({ x, y }) => `M${x + 2} ${y}h22l4 9H${x - 2}z`)
      .join(''),
};
