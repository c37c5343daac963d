import { writePrice } from '@/lib/text/price';

test.each([
  [{ amount: 997, unit: 'once' }, 'starting at $997, paid once'],
  [{ amount: 1497, unit: 'month' }, 'starting at $1,497/month'],
] as const)('%j is written "%s"', (price, text) => {
  expect(writePrice(price)).toBe(text);
});
