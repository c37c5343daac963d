import { writePhone } from '@/lib/text/writePhone';

test.each([
  ['6145550123', '614-555-0123'],
  ['614 555 0123', '614 555 0123'],
  ['+49 30 1234567', '+49 30 1234567'],
  ['614555012', '614555012'],
])('writes %s as %s', (typed, written) => {
  expect(writePhone(typed)).toBe(written);
});
