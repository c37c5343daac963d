import { parsePrice } from '@/lib/price';

test.each([
  ['starting at $997', { amount: '997', currency: 'USD' }],
  ['starting at $497/month', { amount: '497', currency: 'USD', per: 'month' }],
  ['from $12,500 once', { amount: '12500', currency: 'USD' }],
])('%s', (text, price) => {
  expect(parsePrice(text)).toEqual(price);
});

test.each(['on request', '$', '497'])('"%s" names no price', (text) => {
  expect(() => parsePrice(text)).toThrow(`No price in "${text}"`);
});
