import { tzOffset } from '@date-fns/tz/tzOffset';

/** How many days after today the last bookable day is (docs/product.md, "Calls"). */
const bookingWindowDays = 30;

/** Milliseconds between a zone's wall clock and UTC at an instant; positive in the east. */
const offsetAt = (timeZone: string, instant: number) =>
  tzOffset(timeZone, new Date(instant)) * 60_000;

/** A calendar day as the UTC midnight that has its parts, and back: no zone comes into it. */
const fromDay = (date: string) => new Date(`${date}T00:00:00Z`);
const toDay = (midnight: Date) => midnight.toISOString().slice(0, 'yyyy-MM-dd'.length);

/** Whether a text is a real calendar date, `yyyy-MM-dd`, of the years 1 to 9999. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const midnight = fromDay(text);
  // A day that a month does not have is either refused or moved to the next month.
  return !Number.isNaN(midnight.getTime()) && toDay(midnight) === text;
}

/**
 * The calendar day it is in a time zone.
 *
 * @param timeZone IANA name
 * @param now the current instant
 * @returns `yyyy-MM-dd`
 */
export function todayIn(timeZone: string, now: Date): string {
  // The wall clock's parts, read off a date whose UTC parts they are made to be.
  return toDay(new Date(now.getTime() + offsetAt(timeZone, now.getTime())));
}

/**
 * A calendar day some days later (or earlier, for a negative count).
 *
 * @param date `yyyy-MM-dd`
 * @returns `yyyy-MM-dd`
 */
export function addDaysTo(date: string, days: number): string {
  const midnight = fromDay(date);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return toDay(midnight);
}

/** Whether a `yyyy-MM-dd` day is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  return [0, 6].includes(fromDay(date).getUTCDay());
}

/** The first and last day (`yyyy-MM-dd`) that can be booked: today in the zone, and 30 days on. */
export function bookingWindow(timeZone: string, now: Date): { first: string; last: string } {
  const first = todayIn(timeZone, now);
  return { first, last: addDaysTo(first, bookingWindowDays) };
}

/** Whether a text is a day (`yyyy-MM-dd`) inside the booking window. */
export function isInBookingWindow(text: string, timeZone: string, now: Date): boolean {
  const { first, last } = bookingWindow(timeZone, now);
  return isCalendarDate(text) && text >= first && text <= last;
}

/**
 * The instant at which a slot begins. The zone's offset is looked up at the slot itself, so the
 * answer is right on days when clocks change. A wall time that such a change skips gives an instant
 * within an hour of it.
 *
 * @param callDate `yyyy-MM-dd`
 * @param callTime 24-hour `HH:MM` on the wall clock of `timeZone`
 */
export function slotInstant(callDate: string, callTime: string, timeZone: string): Date {
  const wall = Date.parse(`${callDate}T${callTime}Z`);
  const guess = wall - offsetAt(timeZone, wall);
  return new Date(wall - offsetAt(timeZone, guess));
}

/** Whether a slot has already begun. */
export function isSlotPast(
  callDate: string,
  callTime: string,
  timeZone: string,
  now: Date,
): boolean {
  return slotInstant(callDate, callTime, timeZone).getTime() <= now.getTime();
}
