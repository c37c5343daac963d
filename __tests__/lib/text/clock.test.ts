import { isCalendarDate, writeTime } from '@/lib/text/clock';

test.each([
  ['00:00', '12:00 AM'],
  ['02:14', '2:14 AM'],
  ['12:05', '12:05 PM'],
  ['23:48', '11:48 PM'],
])('%s is written "%s"', (time, written) => {
  expect(writeTime(time)).toBe(written);
});

describe('a calendar date', () => {
  const real = ['0001-01-01', '0004-02-29', '1900-02-28', '2000-02-29', '9999-12-31'];
  test.each(real)('%s is real', (date) => expect(isCalendarDate(date)).toBe(true));

  test.each([
    '0000-01-01',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-02-30',
    '',
    '2026-1-1',
    '11/23/2026',
    '12026-01-01',
    '2026-11-23T00:00',
    '２026-11-23',
  ])('%j is not a calendar date', (text) => expect(isCalendarDate(text)).toBe(false));
});
