import { tzOffset } from '@date-fns/tz/tzOffset';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { isCalendarDate } from '@/lib/text/clock';
import type { Slot } from './call';
import type { CallChoice } from './callChoice';
import { callRules, hoursOn } from './callRules';

export type SiteCalls = Pick<SiteSettings, 'timeZone' | 'closedDates'>;

type Method = CallChoice['method'];

// Days are `yyyy-MM-dd`, times 24-hour `HH:MM`, and zones IANA names.

/** Returns milliseconds, positive in the east. */
const offsetAt = (timeZone: string, instant: number) =>
  tzOffset(timeZone, new Date(instant)) * 60_000;

const fromDay = (date: string) => new Date(`${date}T00:00:00Z`);
const toDay = (midnight: Date) => midnight.toISOString().slice(0, 'yyyy-MM-dd'.length);

export function todayIn(timeZone: string, now: Date): string {
  // Shifted by the offset, UTC shows the zone's clock.
  return toDay(new Date(now.getTime() + offsetAt(timeZone, now.getTime())));
}

export function addDaysTo(date: string, days: number): string {
  const midnight = fromDay(date);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return toDay(midnight);
}

export const isOpenDay = (date: string, method: Method, closedDates: readonly string[]): boolean =>
  hoursOn(date, method) !== null && !closedDates.includes(date);

/** Returns the day itself if a year has no open day. */
export function nextOpenDay(date: string, method: Method, closedDates: readonly string[]): string {
  for (let days = 0; days < 365; days += 1) {
    const day = addDaysTo(date, days);
    if (isOpenDay(day, method, closedDates)) return day;
  }
  return date;
}

/** With fewer open days, a month looks fully booked. */
const fewDays = 5;

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

export function bookingWindow(timeZone: string, now: Date): { first: string; last: string } {
  const first = todayIn(timeZone, now);
  return { first, last: addDaysTo(first, callRules.windowDays) };
}

/** Returns the open days before the month shown first. */
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

export function isInBookingWindow(text: string, timeZone: string, now: Date): boolean {
  const { first, last } = bookingWindow(timeZone, now);
  return isCalendarDate(text) && text >= first && text <= last;
}

export const isDayOffered = (
  day: string,
  method: Method,
  { timeZone, closedDates }: SiteCalls,
  now: Date,
) => isInBookingWindow(day, timeZone, now) && isOpenDay(day, method, closedDates);

/** Up to an hour off for times that a clock change skips. */
export function slotInstant({ date, time }: Slot, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  const guess = wall - offsetAt(timeZone, wall);
  return new Date(wall - offsetAt(timeZone, guess));
}

export const hasBegun = (slot: Slot, timeZone: string, now: Date): boolean =>
  slotInstant(slot, timeZone) <= now;
