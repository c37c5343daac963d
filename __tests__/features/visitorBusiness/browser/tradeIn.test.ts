import { examples, nameWords } from '@/content/examples/examples';
import { tradeIn } from '@/features/visitorBusiness/browser/visitorBusiness';

test.each([
  ["Tony's Plumbing", 'plumber'],
  ['BRIGHTWELL DENTAL PRACTICE', 'dentist'],
  ['Salon Noir', 'salon'],
  ['Café Öl', 'bakery'],
  ['Ace Auto Repair & Tire Center', 'auto'],
  ['Scarborough & Sons', undefined],
  ['', undefined],
])('the trade of %j is %s', (name, trade) => {
  expect(tradeIn(name, nameWords)).toBe(trade);
});

test('no name selects the example that suits any business', () => {
  const general = examples.find(({ slug }) => slug === 'general');
  expect(nameWords[general?.slug ?? '']).toEqual([]);
});
