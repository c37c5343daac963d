import { isShortPhone, letterAmongDigits } from '@/features/consultation/model/phone';

test.each(['212 55', 'call me at nite', '555-0199', '+1 555', '1 614 555 013'])(
  '%j is too short to dial',
  (phone) => {
    expect(isShortPhone(phone)).toBe(true);
  },
);

test.each(['(212) 555-0199', '+47 22 33 44 55', '2125550199 ext. 4', '+1 212 555 0199'])(
  '%j can be dialed',
  (phone) => {
    expect(isShortPhone(phone)).toBe(false);
  },
);

test.each([
  ['614-555-01O2', 'O'],
  ['6l4 555 0102', 'l'],
  ['614-555-0102 ext. 4', undefined],
  ['614-555-0102x4', undefined],
  ['call my office', undefined],
  ['1-800-FLOWERS', undefined],
])('the first letter among the digits of %j is %j', (phone, letter) => {
  expect(letterAmongDigits(phone)).toBe(letter);
});
