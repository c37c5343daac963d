import { unitCode, writePrice } from '@/lib/text/price';

test.each([
  [{ amount: 997, unit: 'once' }, 'starting at $997, paid once', undefined],
  [{ amount: 1497, unit: 'month' }, 'starting at $1,497/month', 'MON'],
] as const)('%j is written "%s"', (price, text, code) => {
  expect(writePrice(price)).toBe(text);
  expect(unitCode(price.unit)).toBe(code);
});
