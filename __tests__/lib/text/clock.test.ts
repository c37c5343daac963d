import { writeTime } from '@/lib/text/clock';

test.each([
  ['00:00', '12:00 AM'],
  ['02:14', '2:14 AM'],
  ['12:05', '12:05 PM'],
  ['23:48', '11:48 PM'],
])('%s is written "%s"', (time, written) => {
  expect(writeTime(time)).toBe(written);
});
