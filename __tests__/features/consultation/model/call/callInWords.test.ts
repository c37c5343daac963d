import {
  callInWords,
  dayInWords,
  visitorTimeZone,
} from '@/features/consultation/model/call/callInWords';
import { timeZoneInWords } from '@/lib/text/clock';
import { setVisitorZone } from '../../../../../testing/unit/clock';

const newYork = 'America/New_York';
const site = { timeZone: newYork, timeZoneName: 'Eastern Time' };

test('formats a day and a call from their calendar parts', () => {
  expect(dayInWords('2026-11-01')).toBe('Sunday, November 1, 2026');
  expect(callInWords({ date: '2026-12-31', time: '17:00' }, site, null)).toEqual({
    when: 'Thursday, December 31, 2026 at 5:00\u00a0PM Eastern Time',
    own: null,
  });
});

test('gives a zone its common name', () => {
  expect(timeZoneInWords(newYork)).toBe('Eastern Time');
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', null],
  ['Etc/UTC', null],
  ['Etc/GMT', null],
  ['Etc/Unknown', null],
  ['Atlantic/Reykjavik', null],
  ['Europe/London', 'Europe/London'],
  ['Nowhere/Land', null],
  [undefined, null],
])('reads the reported zone %s as %s', (reported, zone) => {
  setVisitorZone(reported);
  expect(visitorTimeZone()).toBe(zone);
});

test.each([
  ['America/Toronto', null],
  [null, null],
  ['Europe/Berlin', '4:15\u00a0PM Central European Time'],
  ['Pacific/Kiritimati', 'Tuesday, 5:15\u00a0AM Line Islands Time'],
  ['Etc/GMT+3', '12:15\u00a0PM GMT-03:00'],
])('formats a call for a visitor in %s as %s', (zone, own) => {
  expect(callInWords({ date: '2026-11-23', time: '10:15' }, site, zone).own).toBe(own);
});

test('uses the offset in effect on the day of the call', () => {
  // Daylight saving time ends on October 25 in Europe, and on November 1 in the United States.
  const call = { date: '2026-10-28', time: '10:00' };
  expect(callInWords(call, site, 'Europe/Berlin').own).toMatch(/^3:00/);
});
