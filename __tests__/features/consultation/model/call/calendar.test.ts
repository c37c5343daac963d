import { emptyForm, withCallChecked } from '@/features/consultation/form/formState';
import { bookedSlots, isOffered } from '@/features/consultation/model/call/availability';
import { type BookingChoice, choiceIn } from '@/features/consultation/model/call/bookingChoice';
import {
  addDaysTo,
  bookingWindow,
  isOpenDay,
  isSlotPast,
  slotInstant,
  todayIn,
} from '@/features/consultation/model/call/calendar';
import { callRules, timeSlots } from '@/features/consultation/model/call/callRules';
import { openDayAfter } from '../../../../../testing/samples/calls';

const newYork = 'America/New_York';
const kiritimati = 'Pacific/Kiritimati';
const honolulu = 'Pacific/Honolulu';
const at = (iso: string) => new Date(iso);

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
])('today is the day of %s at %s: %s', (zone, instant, day) => {
  expect(todayIn(zone, at(instant))).toBe(day);
});

test('adds days across months, leap years and clock changes without skipping or repeating one', () => {
  const seen = new Set<string>();
  for (let days = 0; days < 4 * 365 + 1; days += 1) seen.add(addDaysTo('2026-01-01', days));
  expect(seen.size).toBe(4 * 365 + 1);
  expect(seen).toContain('2028-02-29');
  expect(addDaysTo('2026-01-01', 4 * 365 + 1)).toBe('2030-01-01');
  expect(addDaysTo('2026-03-01', -1)).toBe('2026-02-28');
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

test('calls begin every 15 minutes from 10:00 AM to 5:00 PM, Monday through Friday, up to 30 days ahead', () => {
  expect(callRules).toMatchObject({ windowDays: 30, stepMinutes: 15 });
  expect(callRules).toMatchObject({
    weekdays: [1, 2, 3, 4, 5],
    weekdaysInWords: 'Monday through Friday',
  });
  expect(timeSlots).toHaveLength(29);
  expect(timeSlots[0]).toEqual({ value: '10:00', label: '10:00 AM' });
  expect(timeSlots[12]).toEqual({ value: '13:00', label: '1:00 PM' });
  expect(timeSlots[28]).toEqual({ value: '17:00', label: '5:00 PM' });
  // Agreed, and pinned: another generator, or other hours, draw others.
  expect([...bookedSlots('2026-11-20')]).toEqual(['15:15', '14:00', '17:00', '10:00']);
  expect([...bookedSlots('2027-01-04')]).toEqual(['10:45']);
});

test('booked slots number 1 to 4 per date, and 400 days cover every count and slot', () => {
  const dates = Array.from({ length: 600 }, (_, index) => addDaysTo('2026-01-01', index));
  const open = dates.filter((date) => isOpenDay(date, []));
  const counts = open.map((date) => bookedSlots(date).size);
  for (const count of [1, 2, 3, 4]) {
    // 100 are expected of each.
    expect(counts.filter((one) => one === count).length).toBeGreaterThan(60);
  }
  expect(new Set(counts).size).toBe(4);
  const used = new Set(open.flatMap((date) => [...bookedSlots(date)]));
  expect([...used].sort()).toEqual(timeSlots.map(({ value }) => value));
});

const call: BookingChoice = {
  contactMethod: 'phone',
  callDate: '2026-11-23',
  callTime: '10:15',
};
const withoutTime = { ...call, callTime: null };
const withoutDay = { ...withoutTime, callDate: null };

const on = (callDate: string, callTime = '10:15') => ({ ...call, callDate, callTime });
const friday = '2026-11-20T15:00:00Z';

test.each([
  ['is left alone until then', call, '2026-11-23T15:14:59.999Z', call, null],
  ['loses its time', call, '2026-11-23T15:15:00Z', withoutTime, 'passed'],
  ['keeps its day while that lasts', call, '2026-11-24T04:59:59Z', withoutTime, 'passed'],
  ['loses its day too when that is over', call, '2026-11-24T05:00:00Z', withoutDay, 'passed'],
  ['may have a day alone', withoutTime, '2026-11-24T04:59:59Z', withoutTime, null],
  ['is lost by nobody who has not chosen a day', withoutDay, friday, withoutDay, null],
  ['loses that day alone', withoutTime, '2026-11-24T05:00:00Z', withoutDay, 'passed'],
  ['is not on a closed day', on('2026-11-27'), friday, withoutDay, 'notOffered'],
  ['is not beyond the window', on('2026-12-21'), friday, withoutDay, 'notOffered'],
  ['is at a time of the grid', on('2026-11-23', '10:20'), friday, withoutTime, 'notOffered'],
])('a chosen call %s', (_, choice, now, remaining, reason) => {
  const { contactMethod, callDate, callTime } = choice;
  const values = { contactMethod, callDate: callDate ?? '', callTime: callTime ?? '' };
  const before = { ...emptyForm, values };
  const site = { timeZone: newYork, closedDates: ['2026-11-27'] };
  const after = withCallChecked(before, site, new Date(now));
  expect(choiceIn(after.values)).toEqual(remaining);
  // An unchanged state is the same object, so that nothing rerenders.
  expect(after === before).toBe(remaining === choice);
  expect(after.withdrawn).toBe(reason);
});
