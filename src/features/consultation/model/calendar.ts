import { tzOffset } from '@date-fns/tz';
import { addDays, isWeekend as fallsOnWeekend, format, parseISO } from 'date-fns';
import { bookedSlots, timeSlots } from './slots';

/** How many days after today the last bookable day is (spec, section 9). */
const bookingWindowDays = 30;

/** Milliseconds between a zone's wall clock and UTC at an instant; positive in the east. */
const offsetAt = (timeZone: string, instant: number) =>
  tzOffset(timeZone, new Date(instant)) * 60_000;

/**
 * The calendar day it is in a time zone.
 *
 * @param timeZone IANA name
 * @param now the current instant
 * @returns `yyyy-MM-dd`
 */
export function todayIn(timeZone: string, now: Date): string {
  // The wall clock's parts, read off a date whose UTC parts they are made to be.
  const wall = now.getTime() + offsetAt(timeZone, now.getTime());
  return new Date(wall).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

/**
 * A calendar day some days later (or earlier, for a negative count).
 *
 * @param date `yyyy-MM-dd`
 * @returns `yyyy-MM-dd`
 */
export function addDaysTo(date: string, days: number): string {
  return format(addDays(parseISO(date), days), 'yyyy-MM-dd');
}

/** Whether a `yyyy-MM-dd` day is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  return fallsOnWeekend(parseISO(date));
}

/** The first and last day (`yyyy-MM-dd`) that can be booked: today in the zone, and 30 days on. */
export function bookingWindow(timeZone: string, now: Date): { first: string; last: string } {
  const first = todayIn(timeZone, now);
  return { first, last: addDaysTo(first, bookingWindowDays) };
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

/**
 * Whether the form would offer this day and time: inside the booking window, on a weekday, on the
 * grid, not booked, not begun.
 */
export function isOffered(
  callDate: string,
  callTime: string,
  timeZone: string,
  now: Date,
): boolean {
  const { first, last } = bookingWindow(timeZone, now);
  return (
    callDate >= first &&
    callDate <= last &&
    !isWeekend(callDate) &&
    timeSlots.some((slot) => slot.value === callTime) &&
    !bookedSlots(callDate).has(callTime) &&
    !isSlotPast(callDate, callTime, timeZone, now)
  );
}
