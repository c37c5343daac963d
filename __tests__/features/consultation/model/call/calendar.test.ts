import {
  offeredDays,
  openingOf,
  simulatedBookings,
  slotStates,
} from '@/features/consultation/model/call/availability';
import {
  addDaysTo,
  bookingWindow,
  callMinutesOn,
  callRules,
  hasBegun,
  isOffered,
  isOpenDay,
  slotInstant,
  slotsOn,
  timeSlots,
  todayIn,
} from '@/features/consultation/model/call/calendar';
import { weekInWords, weekOf } from '@/features/consultation/model/call/weekInWords';
import { aCallTime, openDayAfter, siteCalls } from '../../../../../testing/samples/calls';

const newYork = 'America/New_York';
const kiritimati = 'Pacific/Kiritimati';
const honolulu = 'Pacific/Honolulu';
const at = (iso: string) => new Date(iso);

test.each([
  // Kiritimati is a day ahead of Honolulu.
  [kiritimati, '2026-11-20T10:30:00Z', '2026-11-21'],
  [honolulu, '2026-11-20T09:59:59Z', '2026-11-19'],
  [newYork, '2026-11-20T04:59:59.999Z', '2026-11-19'],
  [newYork, '2026-11-20T05:00:00Z', '2026-11-20'],
  [kiritimati, '2026-12-31T10:00:00Z', '2027-01-01'],
  // Clocks go from 00:00 to 01:00.
  ['Asia/Beirut', '2026-03-28T21:59:59Z', '2026-03-28'],
  ['Asia/Beirut', '2026-03-28T22:00:00Z', '2026-03-29'],
])('today is the day of %s at %s: %s', (zone, instant, day) => {
  expect(todayIn(zone, at(instant))).toBe(day);
});

test('adds days across months, leap years, and clock changes without skipping or repeating one', () => {
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
        expect(clock.format(slotInstant({ date, time }, timeZone))).toBe(`${date} ${time}`);
      }
    }
  }
});

describe('a slot', () => {
  test('is past from the moment it begins in the zone', () => {
    const ten = { date: '2026-11-20', time: '10:00' };
    expect(hasBegun(ten, newYork, at('2026-11-20T14:59:59Z'))).toBe(false);
    expect(hasBegun(ten, newYork, at('2026-11-20T15:00:00Z'))).toBe(true);
    const dayBefore = { date: '2026-11-19', time: '17:00' };
    expect(hasBegun(dayBefore, newYork, at('2026-11-20T01:00:00Z'))).toBe(true);
  });

  const friday = '2026-11-20';
  const now = at('2026-11-20T15:30:00Z');

  test('is offered on an open day of the window until it begins, simulated bookings or not', () => {
    for (const time of slotsOn(friday)) {
      const slot = { date: friday, time };
      const isAhead = slotInstant(slot, newYork) > now;
      expect(isOffered(slot, siteCalls, now)).toBe(isAhead);
    }
    const next = openDayAfter(friday);
    for (const time of slotsOn(next))
      expect(isOffered({ date: next, time }, siteCalls, now)).toBe(true);
  });

  test('is not offered outside the window, on a closed day, or between the times', () => {
    const offered = (date: string, time = aCallTime) => isOffered({ date, time }, siteCalls, now);
    const { last } = bookingWindow(newYork, now);
    const days = Array.from({ length: 40 }, (_, index) => addDaysTo(friday, index - 5));
    expect(days.filter((day) => offered(day) && day !== friday)).toEqual(
      days.filter((day) => day > friday && day <= last && isOpenDay(day, [])),
    );
    const open = openDayAfter(friday);
    const slot = { date: open, time: aCallTime };
    const closed = { ...siteCalls, closedDates: [open] };
    expect(isOffered(slot, closed, now)).toBe(false);
    expect(offered(open, aCallTime.replace(/.$/, '7'))).toBe(false);
  });
});

test('calls begin every 15 minutes from 10:00 AM to 5:00 PM, Monday through Friday, up to 30 days ahead', () => {
  expect(callRules).toMatchObject({ windowDays: 30 });
  expect(callMinutesOn('2026-11-20')).toBe(15);
  expect(weekInWords).toBe('Monday through Friday, 10:00 AM to 5:00 PM');
  const week = Array.from({ length: 7 }, (_, index) => slotsOn(addDaysTo('2026-11-22', index)));
  expect(week.map(({ length }) => length)).toEqual([0, 29, 29, 29, 29, 29, 0]);
  expect([0, 12, 28].map((index) => timeSlots[index])).toEqual(['10:00', '13:00', '17:00']);
  // Another generator or other hours would draw other slots.
  expect([...simulatedBookings('2026-11-20')]).toEqual(['15:15', '14:00', '17:00', '10:00']);
  expect([...simulatedBookings('2027-01-04')]).toEqual(['10:45']);
});

test('the week names days with the same times together, whatever their hours are', () => {
  const hours = { first: '10:00', last: '17:00', minutes: 15 };
  const sameTimes = { ...hours, last: '17:10' };
  const longer = { ...hours, minutes: 30 };
  const short = { ...hours, last: '12:00' };
  expect(weekOf([null, hours, hours, hours, sameTimes, longer, null])).toBe(
    'Monday through Friday, 10:00 AM to 5:00 PM',
  );
  expect(weekOf([null, hours, null, hours, hours, short, null])).toBe(
    'Monday, 10:00 AM to 5:00 PM; Wednesday through Thursday, 10:00 AM to 5:00 PM; Friday, 10:00 AM to 12:00 PM',
  );
});

test('a day with longer calls has fewer slots, and its last slot is the end of its hours', () => {
  const friday = { first: '10:00', last: '17:15', minutes: 30 };
  jest.replaceProperty(callRules, 'week', callRules.week.with(5, friday));
  expect(slotsOn('2026-11-20')).toHaveLength(15);
  expect(slotsOn('2026-11-19')).toHaveLength(29);
  expect([callMinutesOn('2026-11-20'), callMinutesOn('2026-11-19')]).toEqual([30, 15]);
  expect(weekOf([null, null, null, null, null, friday, null])).toBe('Friday, 10:00 AM to 5:00 PM');
  jest.restoreAllMocks();
});

test('booked slots number 1 to 4 per date, and 400 days cover every count and slot', () => {
  const dates = Array.from({ length: 600 }, (_, index) => addDaysTo('2026-01-01', index));
  const open = dates.filter((date) => isOpenDay(date, []));
  const counts = open.map((date) => simulatedBookings(date).size);
  for (const count of [1, 2, 3, 4]) {
    // 100 are expected of each.
    expect(counts.filter((one) => one === count).length).toBeGreaterThan(60);
  }
  expect(new Set(counts).size).toBe(4);
  const used = new Set(open.flatMap((date) => [...simulatedBookings(date)]));
  expect([...used].sort()).toEqual(timeSlots);
});

test('a day without a free slot is not offered', () => {
  const friday = '2026-11-20';
  const [simulated = ''] = simulatedBookings(friday);
  const last = slotsOn(friday).at(-1) ?? '';
  // The last slot is simulated as booked.
  expect(simulatedBookings(friday)).toContain(last);
  const offeredAt = (time: string, simulatesBookings: boolean) =>
    offeredDays(
      { ...siteCalls, simulatesBookings },
      new Date(slotInstant({ date: friday, time }, newYork).getTime() - 1),
    );
  const next = openDayAfter(friday);
  expect(offeredAt('16:45', true)[0]).toBe(friday);
  expect(offeredAt(last, true)[0]).toBe(next);
  expect(offeredAt(last, false)[0]).toBe(friday);
  const slots = slotStates(friday, siteCalls, at('2026-11-19T12:00Z'));
  expect(slots.find(({ value }) => value === simulated)?.state).toBe('booked');
});

const opening = (first: string, closedDates: string[]) =>
  openingOf(offeredDays({ ...siteCalls, closedDates }, at(`${first}T12:00:00Z`)));

test.each([
  ['is open', '2026-11-18', '2026-11-18', 0],
  ['is closed', '2026-11-21', '2026-11-23', 0],
  // Wednesday, with three open days after it at most.
  ['has fewer than five open days left in its month', '2026-11-25', '2026-12-01', 4],
  ['is the last day but five open ones', '2026-11-24', '2026-11-24', 0],
])('the calendar opens at an open day with enough others if today %s', (_, first, day, earlier) => {
  const found = opening(first, []);
  expect([found.opening, found.earlier.length]).toEqual([day, earlier]);
});

test('the calendar opens at the only open day if the next month has none', () => {
  const closed = Array.from({ length: 30 }, (_, day) => addDaysTo('2026-12-01', day));
  expect(opening('2026-11-30', closed)).toEqual({ opening: '2026-11-30', earlier: [] });
});
