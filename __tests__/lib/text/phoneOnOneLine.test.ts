import { phoneOnOneLine } from '@/lib/text/phoneOnOneLine';

test.each([
  ['6145550123', '614-\u2060555-\u20600123'],
  ['614 555 0123', '614\u00a0555\u00a00123'],
  ['+49 30 1234567', '+49\u00a030\u00a01234567'],
  ['614555012', '614555012'],
])('writes %s as %s', (typed, written) => {
  expect(phoneOnOneLine(typed)).toBe(written);
});
