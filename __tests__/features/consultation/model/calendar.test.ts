import { isFree, isOffered, slotStates } from '@/features/consultation/model/availability';
import { bookedSlots } from '@/features/consultation/model/bookedSlots';
import {
  addDaysTo,
  bookingWindow,
  isCalendarDate,
  isSlotPast,
  isWeekend,
  slotInstant,
  todayIn,
} from '@/features/consultation/model/calendar';
import { timeSlots } from '@/features/consultation/model/slots';

const newYork = 'America/New_York';
const kiritimati = 'Pacific/Kiritimati';
const honolulu = 'Pacific/Honolulu';
const at = (iso: string) => new Date(iso);

describe('today', () => {
  test.each([
    // Kiritimati is a day ahead of Honolulu at the same instant.
    [kiritimati, '2026-11-20T10:30:00Z', '2026-11-21'],
    [honolulu, '2026-11-20T09:59:59Z', '2026-11-19'],
    [newYork, '2026-11-20T04:59:59.999Z', '2026-11-19'],
    [newYork, '2026-11-20T05:00:00Z', '2026-11-20'],
    [kiritimati, '2026-12-31T10:00:00Z', '2027-01-01'],
    // Midnight does not exist there: clocks went from 00:00 to 01:00.
    ['Asia/Beirut', '2026-03-28T21:59:59Z', '2026-03-28'],
    ['Asia/Beirut', '2026-03-28T22:00:00Z', '2026-03-29'],
  ])('is the day of %s at %s: %s', (zone, instant, day) => {
    expect(todayIn(zone, at(instant))).toBe(day);
  });
});

test('days are added over months, leap years and changes of the clocks, none skipped or repeated', () => {
  const seen = new Set<string>();
  for (let days = 0; days < 4 * 365 + 1; days += 1) seen.add(addDaysTo('2026-01-01', days));
  expect(seen.size).toBe(4 * 365 + 1);
  expect(seen).toContain('2028-02-29');
  expect(addDaysTo('2026-01-01', 4 * 365 + 1)).toBe('2030-01-01');
  expect(addDaysTo('2026-03-01', -1)).toBe('2026-02-28');
});

test('Saturday and Sunday are weekends', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => isWeekend(addDaysTo('2026-11-16', days)));
  expect(week).toEqual([false, false, false, false, false, true, true]);
});

test('the booking window runs from today in the zone to 30 days on, over the end of a month and a year', () => {
  const window = { first: '2026-12-15', last: '2027-01-14' };
  expect(bookingWindow(newYork, at('2026-12-15T12:00:00Z'))).toEqual(window);
  const shortMonth = { first: '2026-01-31', last: '2026-03-02' };
  expect(bookingWindow(newYork, at('2026-02-01T02:00:00Z'))).toEqual(shortMonth);
});

test('every slot of a year begins when the clock of its zone says so', () => {
  const zones = [newYork, kiritimati, honolulu, 'Asia/Kathmandu', 'Australia/Lord_Howe'];
  for (const timeZone of zones) {
    const styles = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
    const clock = new Intl.DateTimeFormat('sv-SE', styles);
    for (let days = 0; days < 365; days += 1) {
      const date = addDaysTo('2026-01-01', days);
      for (const time of ['10:00', '17:00']) {
        expect(clock.format(slotInstant(date, time, timeZone))).toBe(`${date} ${time}`);
      }
    }
  }
});

describe('a slot', () => {
  test('is past from the moment it begins, in the zone', () => {
    expect(isSlotPast('2026-11-20', '10:00', newYork, at('2026-11-20T14:59:59Z'))).toBe(false);
    expect(isSlotPast('2026-11-20', '10:00', newYork, at('2026-11-20T15:00:00Z'))).toBe(true);
    expect(isSlotPast('2026-11-19', '17:00', newYork, at('2026-11-20T01:00:00Z'))).toBe(true);
  });

  test('is offered on a weekday inside the window when it is not past, simulated bookings or not', () => {
    const now = at('2026-11-20T15:30:00Z');
    for (const { value } of timeSlots) {
      expect(isOffered('2026-11-20', value, newYork, now)).toBe(value > '10:30');
      expect(isOffered('2026-11-23', value, newYork, now)).toBe(true);
    }
  });

  test.each([
    ['yesterday', '2026-11-19', '17:00', false],
    ['on a Saturday', '2026-11-21', '10:00', false],
    ['on the last day of the window', '2026-12-18', '10:00', true],
    ['on the day after the window', '2026-12-21', '10:00', false],
    ['before the grid begins', '2026-11-23', '09:45', false],
    ['off the grid', '2026-11-23', '10:05', false],
  ])('%s is offered or not: %s %s %s', (_name, date, time, offered) => {
    const now = at(date === '2026-12-18' ? '2026-11-18T12:00:00Z' : '2026-11-20T12:00:00Z');
    expect(isOffered(date, time, newYork, now)).toBe(offered);
  });
});

describe('a calendar date', () => {
  const real = ['0001-01-01', '0004-02-29', '1900-02-28', '2000-02-29', '9999-12-31'];
  test.each(real)('%s is real', (date) => expect(isCalendarDate(date)).toBe(true));

  test.each([
    ...['0000-01-01', '1900-02-29', '2026-13-01', '2026-00-10', '2026-01-00'],
    ...['', '2026-1-1', '11/23/2026', '12026-01-01', '2026-11-23T00:00', '２026-11-23'],
  ])('%j is none', (text) => expect(isCalendarDate(text)).toBe(false));
});

describe('the times of a day', () => {
  const day = '2026-11-23';
  const weekBefore = at('2026-11-16T12:00:00Z');

  test.each([
    ['a week before', weekBefore, '00:00'],
    ['on the day itself, at noon', at('2026-11-23T17:00:00Z'), '12:00'],
  ])('are booked, past once they have begun, or free: %s', (_name, now, clock) => {
    const states = slotStates(day, newYork, now);
    expect(states).toHaveLength(29);
    for (const { value, state } of states) {
      const unbooked = value <= clock ? 'past' : 'free';
      expect(state).toBe(bookedSlots(day).has(value) ? 'booked' : unbooked);
    }
  });

  test('can be had only where they are free', () => {
    for (const { value, state } of slotStates(day, newYork, weekBefore)) {
      expect(isFree(day, value, newYork, weekBefore)).toBe(state === 'free');
      expect(isFree(day, value, newYork, at('2026-11-24T12:00:00Z'))).toBe(false);
    }
    expect(isFree(day, '09:45', newYork, weekBefore)).toBe(false);
  });
});
