import { bookedSlots, timeSlots } from './slots';

/** How many days after today the last bookable day is (spec, section 9). */
const bookingWindowDays = 30;

const msPerDay = 24 * 60 * 60 * 1000;
const pad = (part: number, width = 2) => String(part).padStart(width, '0');

/** A calendar day as a count of days, so that days are added and compared without any clock. */
function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / msPerDay;
}

function dateOfDayNumber(days: number): string {
  const date = new Date(days * msPerDay);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
}

interface WallClock {
  date: string;
  /** Milliseconds between this zone's wall clock and UTC at that instant; positive in the east. */
  offset: number;
}

/** What calendar and clock on a wall in `timeZone` show at an instant. */
function wallClock(timeZone: string, instant: Date): WallClock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const date = `${pad(part('year'), 4)}-${pad(part('month'))}-${pad(part('day'))}`;
  const timeOfDay = (part('hour') * 3600 + part('minute') * 60 + part('second')) * 1000;
  const wholeSeconds = Math.floor(instant.getTime() / 1000) * 1000;
  return { date, offset: dayNumber(date) * msPerDay + timeOfDay - wholeSeconds };
}

/**
 * The calendar day it is in a time zone.
 *
 * @param timeZone IANA name
 * @param now the current instant
 * @returns `yyyy-MM-dd`
 */
export function todayIn(timeZone: string, now: Date): string {
  return wallClock(timeZone, now).date;
}

/**
 * A calendar day some days later (or earlier, for a negative count).
 *
 * @param date `yyyy-MM-dd`
 * @returns `yyyy-MM-dd`
 */
export function addDaysTo(date: string, days: number): string {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Whether a `yyyy-MM-dd` day is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  const weekday = new Date(dayNumber(date) * msPerDay).getUTCDay();
  return weekday === 0 || weekday === 6;
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
  const [hour = 0, minute = 0] = callTime.split(':').map(Number);
  const wall = dayNumber(callDate) * msPerDay + (hour * 60 + minute) * 60_000;
  const guess = wall - wallClock(timeZone, new Date(wall)).offset;
  return new Date(wall - wallClock(timeZone, new Date(guess)).offset);
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
