import { ageInWords, parseAge } from '@/lib/settings/age';

test.each([
  ['90d', '90 days'],
  ['12h', '12 hours'],
  ['1d', '1 day'],
  ['14d', '2 weeks'],
  ['10m', '10 minutes'],
])('%s is an age of %s', (age, words) => {
  expect(ageInWords(parseAge(age) ?? 0)).toBe(words);
});

test.each(['', '90', 'd', '1.5d', '-1d', '90 d', '1y'])('%j is no age', (text) => {
  expect(parseAge(text)).toBeUndefined();
});
