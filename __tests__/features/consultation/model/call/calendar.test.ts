import { isOffered } from '@/features/consultation/model/call/availability';
import {
  addDaysTo,
  bookingWindow,
  isOpenDay,
  isSlotPast,
  nextOpenDay,
  slotInstant,
  todayIn,
} from '@/features/consultation/model/call/calendar';
import { callRules } from '@/features/consultation/model/call/callRules';
import { timeSlots } from '@/features/consultation/model/call/slots';
import { openDayAfter } from '../../../../../testing/samples/calls';

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

test('adds days across months, leap years and clock changes without skipping or repeating one', () => {
  const seen = new Set<string>();
  for (let days = 0; days < 4 * 365 + 1; days += 1) seen.add(addDaysTo('2026-01-01', days));
  expect(seen.size).toBe(4 * 365 + 1);
  expect(seen).toContain('2028-02-29');
  expect(addDaysTo('2026-01-01', 4 * 365 + 1)).toBe('2030-01-01');
  expect(addDaysTo('2026-03-01', -1)).toBe('2026-02-28');
});

test('a day has calls when its weekday does and it is not closed', () => {
  for (let days = 0; days < 7; days += 1) {
    // November 15 was a Sunday.
    const day = addDaysTo('2026-11-15', days);
    expect(isOpenDay(day, [])).toBe(callRules.weekdays.includes(days));
    expect(isOpenDay(day, [day])).toBe(false);
  }
});

test('the next open day is the day itself or the first one after it with calls', () => {
  const open = nextOpenDay('2026-11-15', []);
  expect(isOpenDay(open, [])).toBe(true);
  expect(nextOpenDay(open, [])).toBe(open);
  expect(nextOpenDay(open, [open])).toBe(openDayAfter(open));
});

test('the booking window begins today in the zone and may span months and years', () => {
  for (const [now, first] of [
    ['2026-12-15T12:00:00Z', '2026-12-15'],
    ['2026-02-01T02:00:00Z', '2026-01-31'],
  ] as const) {
    const last = addDaysTo(first, callRules.windowDays);
    expect(bookingWindow(newYork, at(now))).toEqual({ first, last });
  }
});

test('every slot of a year begins at its zone’s local time', () => {
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
  test('is past from the moment it begins in the zone', () => {
    expect(isSlotPast('2026-11-20', '10:00', newYork, at('2026-11-20T14:59:59Z'))).toBe(false);
    expect(isSlotPast('2026-11-20', '10:00', newYork, at('2026-11-20T15:00:00Z'))).toBe(true);
    expect(isSlotPast('2026-11-19', '17:00', newYork, at('2026-11-20T01:00:00Z'))).toBe(true);
  });

  const settings = { timeZone: newYork, closedDates: [] };
  const friday = '2026-11-20';
  const now = at('2026-11-20T15:30:00Z');

  test('is offered on an open day of the window until it begins, simulated bookings or not', () => {
    for (const { value } of timeSlots) {
      const isAhead = slotInstant(friday, value, newYork) > now;
      expect(isOffered(friday, value, settings, now)).toBe(isAhead);
    }
    const next = openDayAfter(friday);
    for (const { value } of timeSlots) expect(isOffered(next, value, settings, now)).toBe(true);
  });

  test('is not offered outside the window, on a closed day, or between the times', () => {
    const { value } = timeSlots[1] ?? { value: '' };
    const offered = (day: string, time = value) => isOffered(day, time, settings, now);
    const { last } = bookingWindow(newYork, now);
    const days = Array.from({ length: 40 }, (_, index) => addDaysTo(friday, index - 5));
    expect(days.filter((day) => offered(day) && day !== friday)).toEqual(
      days.filter((day) => day > friday && day <= last && isOpenDay(day, [])),
    );
    const open = openDayAfter(friday);
    expect(isOffered(open, value, { ...settings, closedDates: [open] }, now)).toBe(false);
    expect(offered(open, value.replace(/.$/, '7'))).toBe(false);
  });
});
