import {
  callForVisitor,
  datesInWords,
  dayInLines,
  dayInWords,
  dayOnCalendar,
  openDaysInWords,
  slotForVisitor,
  timeZoneInWords,
} from '@/features/consultation/model/call/callInWords';
import { callRules } from '@/features/consultation/model/call/callRules';

const newYork = 'America/New_York';

test('writes a day from its calendar parts', () => {
  expect(dayInWords('2026-11-01')).toBe('Sunday, November 1, 2026');
  expect(dayInWords('2026-12-31')).toBe('Thursday, December 31, 2026');
});

test('uses the offset of that day between two clock changes', () => {
  // Europe leaves summer time on October 25, the United States on November 1.
  const { ownTime } = slotForVisitor('2026-10-28', '10:00', newYork, 'Europe/Berlin');
  expect(ownTime).toBe('3:00\u00a0PM');
});

test.each([
  [[1, 2, 3, 4, 5], 'Monday through Friday'],
  [[1, 2, 3, 4, 5, 6], 'Monday through Saturday'],
  [[1, 3, 5], 'Monday, Wednesday and Friday'],
  [[0, 6], 'Sunday and Saturday'],
])('writes open days %j as %s', (days, words) => {
  const hours = days.map((day) => [day, { first: '10:00', last: '17:00' }]);
  jest.replaceProperty(callRules, 'hours', Object.fromEntries(hours));
  expect(openDaysInWords()).toBe(words);
});

test('breaks a day in large type after its weekday alone', () => {
  expect(dayInLines('2026-11-23')).toBe('Monday, November\u00a023,\u00a02026');
});

test('omits the year of dates in a sentence, and names holidays', () => {
  expect(datesInWords([], {})).toBe('');
  expect(datesInWords(['2026-11-26', '2026-12-24'], { '2026-11-26': 'Thanksgiving Day' })).toBe(
    'November\u00a026 (Thanksgiving Day) and December\u00a024',
  );
});

test('gives a zone its common name', () => {
  expect(timeZoneInWords(newYork)).toBe('Eastern Time');
});

test.each([
  ['America/Toronto', null, 10],
  ['Europe/Berlin', '4:15\u00a0PM', 16],
  ['Pacific/Kiritimati', 'Tue 5:15\u00a0AM', 5],
])('writes a time for a visitor in %s: %s', (zone, ownTime, ownHour) => {
  expect(slotForVisitor('2026-11-23', '10:15', newYork, zone)).toEqual({ ownTime, ownHour });
});

test.each([
  ['America/Toronto', null],
  ['Europe/Berlin', ['2026-11-23', '16:15', 'Central European Time', '10:15\u00a0AM Eastern Time']],
  [
    'Pacific/Kiritimati',
    ['2026-11-24', '05:15', 'Line Islands Time', 'Monday, 10:15\u00a0AM Eastern Time'],
  ],
  ['Etc/GMT+3', ['2026-11-23', '12:15', '', '10:15\u00a0AM Eastern Time']],
])('puts the own clock of a visitor in %s first', (zone, parts) => {
  const call = callForVisitor('2026-11-23', '10:15', newYork, zone);
  expect(call && Object.values(call)).toEqual(parts);
});

test('splits a day into the parts of a tear-off calendar', () => {
  expect(dayOnCalendar('2026-11-01')).toEqual({ weekday: 'Sunday', month: 'Nov', day: '1' });
});
