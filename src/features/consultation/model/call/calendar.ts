import { tzOffset } from '@date-fns/tz/tzOffset';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { isCalendarDate } from '@/lib/text/clock';
import type { Slot } from './call';
import type { CallChoice } from './callChoice';
import { callRules, hoursOn } from './callRules';

/** What decides on which days and in which zone a site has calls. */
export type SiteCalls = Pick<SiteSettings, 'timeZone' | 'closedDates'>;

type Method = CallChoice['method'];

// Days are `yyyy-MM-dd`, times 24-hour `HH:MM`, zones IANA names, and `now` is the current instant.

/** Milliseconds between a zone's wall clock and UTC at an instant; positive in the east. */
const offsetAt = (timeZone: string, instant: number) =>
  tzOffset(timeZone, new Date(instant)) * 60_000;

/** Converts a calendar day to the UTC midnight with the same parts and back, independent of any zone. */
const fromDay = (date: string) => new Date(`${date}T00:00:00Z`);
const toDay = (midnight: Date) => midnight.toISOString().slice(0, 'yyyy-MM-dd'.length);

/** Today in a time zone. */
export function todayIn(timeZone: string, now: Date): string {
  // Shifted by the offset, the instant has the wall clock's parts in UTC.
  return toDay(new Date(now.getTime() + offsetAt(timeZone, now.getTime())));
}

/** A day some days later, or earlier for a negative count. */
export function addDaysTo(date: string, days: number): string {
  const midnight = fromDay(date);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return toDay(midnight);
}

/** Whether calls of a method take place on a day, which `closedDates` exclude. */
export const isOpenDay = (date: string, method: Method, closedDates: readonly string[]): boolean =>
  hoursOn(date, method) !== null && !closedDates.includes(date);

/** The first open day on or after a day; the day itself where a year has none. */
export function nextOpenDay(date: string, method: Method, closedDates: readonly string[]): string {
  for (let days = 0; days < 365; days += 1) {
    const day = addDaysTo(date, days);
    if (isOpenDay(day, method, closedDates)) return day;
  }
  return date;
}

/** So few days left of a month read as if nothing were free. */
const fewDays = 5;

/**
 * The day at which the calendar opens: the first open one, or the first of the next month where fewer than five open
 * days are left of its own. It can take the focus.
 */
export function openingDay(
  { first, last }: { first: string; last: string },
  method: Method,
  closedDates: readonly string[],
): string {
  const opening = nextOpenDay(first, method, closedDates);
  const month = opening.slice(0, 'yyyy-MM'.length);
  let [day, count] = [opening, 0];
  for (; day.startsWith(month); day = addDaysTo(day, 1)) {
    if (isOpenDay(day, method, closedDates)) count += 1;
  }
  const next = nextOpenDay(day, method, closedDates);
  return count < fewDays && next <= last ? next : opening;
}

/** The first and last day of the booking window; the first is today in the zone. */
export function bookingWindow(timeZone: string, now: Date): { first: string; last: string } {
  const first = todayIn(timeZone, now);
  return { first, last: addDaysTo(first, callRules.windowDays) };
}

/** The open days of the booking window before the month at which the calendar opens, in their order. */
export function openDaysBefore(
  method: Method,
  { timeZone, closedDates }: SiteCalls,
  now: Date,
): string[] {
  const days: string[] = [];
  const window = bookingWindow(timeZone, now);
  const month = openingDay(window, method, closedDates).slice(0, 'yyyy-MM'.length);
  for (let day = window.first; day < month; day = addDaysTo(day, 1)) {
    if (isOpenDay(day, method, closedDates)) days.push(day);
  }
  return days;
}

/** Whether a text is a day inside the booking window. */
export function isInBookingWindow(text: string, timeZone: string, now: Date): boolean {
  const { first, last } = bookingWindow(timeZone, now);
  return isCalendarDate(text) && text >= first && text <= last;
}

/** Whether calls of a method take place on a day of the booking window. */
export const isDayOffered = (
  day: string,
  method: Method,
  { timeZone, closedDates }: SiteCalls,
  now: Date,
) => isInBookingWindow(day, timeZone, now) && isOpenDay(day, method, closedDates);

/** Returns when a slot begins, also on days when clocks change. A time that they skip is up to an hour off. */
export function slotInstant({ date, time }: Slot, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  const guess = wall - offsetAt(timeZone, wall);
  return new Date(wall - offsetAt(timeZone, guess));
}

export const hasBegun = (slot: Slot, timeZone: string, now: Date): boolean =>
  slotInstant(slot, timeZone) <= now;
