import { tzOffset } from '@date-fns/tz/tzOffset';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { isCalendarDate } from '@/lib/text/formats';
import type { Slot } from './call';

export interface Hours {
  first: string;
  last: string;
  /** The length of a call and the distance of slots, so calls do not overlap. */
  minutes: number;
}

const hours: Hours = { first: '10:00', last: '17:00', minutes: 15 };

/** Begins with Sunday. A day without calls is null. */
const week: (Hours | null)[] = [null, hours, hours, hours, hours, hours, null];

/** See docs/product.md, "Calls". */
export const callRules = {
  week,
  windowDays: 30,
};

const instantOf = (time: string) => Date.parse(`1970-01-01T${time}Z`);

export function timesWithin({ first, last, minutes }: Hours): string[] {
  const stepMs = minutes * 60_000;
  const count = Math.floor((instantOf(last) - instantOf(first)) / stepMs) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(instantOf(first) + index * stepMs).toISOString().slice(11, 16),
  );
}

/** Returns null on days without calls. */
const hoursOn = (date: string): Hours | null =>
  callRules.week[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? null;

/** Returns the length of a day's calls. A day that lost its calls can still have held ones. */
export const callMinutesOn = (date: string): number => (hoursOn(date) ?? hours).minutes;

export function slotsOn(date: string): string[] {
  const day = hoursOn(date);
  return day ? timesWithin(day) : [];
}

/** The slots of all days. */
export const timeSlots: readonly string[] = [
  ...new Set(callRules.week.flatMap((day) => (day ? timesWithin(day) : []))),
].sort();

export type SiteCalls = Pick<SiteSettings, 'timeZone' | 'closedDates'>;

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

export const isOpenDay = (date: string, closedDates: readonly string[]): boolean =>
  hoursOn(date) !== null && !closedDates.includes(date);

/** Returns the day itself if a year has no open day. */
export function nextOpenDay(date: string, closedDates: readonly string[]): string {
  for (let days = 0; days < 365; days += 1) {
    const day = addDaysTo(date, days);
    if (isOpenDay(day, closedDates)) return day;
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

/** Ignores simulated bookings, because the form without script offers them. */
export const isOffered = (slot: Slot, site: SiteCalls, now: Date): boolean =>
  isInBookingWindow(slot.date, site.timeZone, now) &&
  isOpenDay(slot.date, site.closedDates) &&
  slotsOn(slot.date).includes(slot.time) &&
  !hasBegun(slot, site.timeZone, now);
