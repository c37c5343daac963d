import { tzOffset } from '@date-fns/tz/tzOffset';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { isCalendarDate } from '@/lib/text/formats';
import type { CallChoice, Slot } from './call';
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

/** Returns the number of weeks that a calendar shows for a day's month. */
export function weeksOf(day: string): number {
  const first = fromDay(`${day.slice(0, 'yyyy-MM'.length)}-01`);
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + 1, 0);
  return Math.ceil((first.getUTCDay() + last.getUTCDate()) / 7);
}

export function bookingWindow(timeZone: string, now: Date): { first: string; last: string } {
  const first = todayIn(timeZone, now);
  return { first, last: addDaysTo(first, callRules.windowDays) };
}

export function isInBookingWindow(text: string, timeZone: string, now: Date): boolean {
  const { first, last } = bookingWindow(timeZone, now);
  return isCalendarDate(text) && text >= first && text <= last;
}

/** Up to an hour off for times that a clock change skips. */
export function slotInstant({ date, time }: Slot, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  const guess = wall - offsetAt(timeZone, wall);
  return new Date(wall - offsetAt(timeZone, guess));
}

export const hasBegun = (slot: Slot, timeZone: string, now: Date): boolean =>
  slotInstant(slot, timeZone) <= now;
