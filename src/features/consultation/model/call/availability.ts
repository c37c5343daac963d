import seedrandom from 'seedrandom/seedrandom.js';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import {
  addDaysTo,
  bookingWindow,
  callRules,
  hasBegun,
  isInBookingWindow,
  type SiteCalls,
  slotsOn,
} from './calendar';
import type { CallChoice } from './call';

export interface SlotOfDay {
  value: string;
  state: 'free' | 'booked' | 'over';
}

export type SiteSlots = SiteCalls & Pick<SiteSettings, 'simulatesBookings'>;

/** Simulates bookings (docs/product.md, "Calls"). The seed is the day, so browser and server agree. */
export function simulatedBookings(date: string): ReadonlySet<string> {
  const slots = slotsOn(date);
  const random = seedrandom(date);
  const draw = (below: number) => Math.floor(random() * below);
  const count = Math.min(1 + draw(4), slots.length);
  const booked = new Set<string>();
  while (booked.size < count) {
    const slot = slots[draw(slots.length)];
    if (slot) booked.add(slot);
  }
  return booked;
}

/** @param taken times besides the simulated ones */
export function slotStates(
  date: string,
  { timeZone, closedDates, simulatesBookings }: SiteSlots,
  now: Date,
  taken: ReadonlySet<string> = new Set(),
): SlotOfDay[] {
  if (closedDates.includes(date)) return [];
  const booked: ReadonlySet<string> = simulatesBookings ? simulatedBookings(date) : new Set();
  return slotsOn(date).map((value) => {
    if (booked.has(value) || taken.has(value)) return { value, state: 'booked' };
    return { value, state: hasBegun({ date, time: value }, timeZone, now) ? 'over' : 'free' };
  });
}

function freeTimes(date: string, site: SiteSlots, now: Date): string[] {
  if (!isInBookingWindow(date, site.timeZone, now)) return [];
  const slots = slotStates(date, site, now);
  return slots.filter(({ state }) => state === 'free').map(({ value }) => value);
}

export function offeredOf(
  { method, date, time }: CallChoice,
  site: SiteSlots,
  now: Date,
): CallChoice {
  const times = date ? freeTimes(date, site, now) : [];
  if (times.length === 0) return { method, date: null, time: null };
  return { method, date, time: time && times.includes(time) ? time : null };
}

/** Returns the days with a free slot. Today has none once its last slot has begun. */
export function offeredDays(site: SiteSlots, now: Date): string[] {
  const { first } = bookingWindow(site.timeZone, now);
  const days = Array.from({ length: callRules.windowDays + 1 }, (_, days) =>
    addDaysTo(first, days),
  );
  return days.filter((date) => freeTimes(date, site, now).length > 0);
}

/** With fewer days, a month looks fully booked. */
const fewDays = 5;

/** Returns the day at whose month the calendar opens, and the offered days of the month before. */
export function openingOf(offered: readonly string[]): {
  opening: string | undefined;
  earlier: readonly string[];
} {
  const month = offered[0]?.slice(0, 'yyyy-MM'.length) ?? '';
  const nextMonth = offered.findIndex((day) => !day.startsWith(month));
  const isLate = nextMonth > 0 && nextMonth < fewDays;
  return isLate
    ? { opening: offered[nextMonth], earlier: offered.slice(0, nextMonth) }
    : { opening: offered[0], earlier: [] };
}
