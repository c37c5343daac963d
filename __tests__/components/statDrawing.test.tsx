import { render } from '@testing-library/react';
import { StatDrawing } from '@/components/scenes/statistics/StatDrawing';
import type { StatisticDrawing } from '@/content/statistics';

const drawing = (name: StatisticDrawing) => render(<StatDrawing drawing={name} />).container;

const lines = (element: Element, selector: string) =>
  Array.from(element.querySelectorAll(selector), (path) => path.getAttribute('d') ?? '');

/** How many dashes lie on each straight line of a path. */
const dashesOn = (d: string, period: number) =>
  Array.from(d.matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g), ([, from, to]) =>
    Math.ceil((Number(to) - Number(from)) / period),
  );

test('the town has two hundred houses, each with one lit window', () => {
  const town = drawing('houses');
  const roofs = lines(town, '.wall')
    .join('')
    .match(/v-\d+[lh]/g);
  expect(roofs).toHaveLength(200);

  const dashes = town.querySelector('.lights')?.getAttribute('stroke-dasharray') ?? '';
  const period = dashes.split(' ').reduce((sum, length) => sum + Number(length), 0);
  const windows = lines(town, '.lights path').flatMap((d) => dashesOn(d, period));
  expect(windows.reduce((sum, count) => sum + count, 0)).toBe(200);
});

test('the tower is 280% higher than the house beside it', () => {
  const [walls = ''] = lines(drawing('towers'), '.wall');
  const tops = Array.from(walls.matchAll(/zM[\d.]+ ([\d.]+)h72/g), ([, y]) => 190 - Number(y));
  expect(tops).toHaveLength(2);
  const [low = 0, high = 0] = tops;
  expect(high / low).toBeCloseTo(3.8);
});

test('ninety-nine windows of a hundred are lit', () => {
  const house = drawing('windows');
  const count = (selector: string) => lines(house, selector).join('').split('h7v14').length - 1;
  expect(count('.window')).toBe(99);
  expect(count('.unlit')).toBe(1);
});
