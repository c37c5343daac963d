import seedrandom from 'seedrandom';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { isInBookingWindow, isOpenDay, isSlotPast } from './calendar';
import { isTimeSlot, type TimeSlot, timeSlots } from './callRules';

/** A time of a day, and whether a visitor can choose it. */
export interface SlotOfDay extends TimeSlot {
  state: 'free' | 'booked' | 'past';
}

/**
 * The simulated bookings of a date (docs/product.md, "Calls"): 1 to 4 times, drawn by a generator that the
 * date seeds, so browser and server always get the same ones.
 */
export function bookedSlots(callDate: string): ReadonlySet<string> {
  const random = seedrandom(callDate);
  const draw = (below: number) => Math.floor(random() * below);
  const count = 1 + draw(4);
  const booked = new Set<string>();
  while (booked.size < count) {
    const slot = timeSlots[draw(timeSlots.length)];
    if (slot) booked.add(slot.value);
  }
  return booked;
}

/** The times of a day with their states. `taken` ones of other requests are booked like the simulated ones. */
export function slotStates(
  callDate: string,
  timeZone: string,
  now: Date,
  taken: ReadonlySet<string> = new Set(),
): SlotOfDay[] {
  const booked = bookedSlots(callDate);
  return timeSlots.map((slot) => {
    if (booked.has(slot.value) || taken.has(slot.value)) return { ...slot, state: 'booked' };
    return { ...slot, state: isSlotPast(callDate, slot.value, timeZone, now) ? 'past' : 'free' };
  });
}

/**
 * Whether the form offers this day and time: an open day inside the booking window, a time of the grid
 * that has not begun. Simulated bookings do not count, because the form without JavaScript offers them.
 */
export function isOffered(
  callDate: string,
  callTime: string,
  { timeZone, closedDates }: Pick<SiteSettings, 'timeZone' | 'closedDates'>,
  now: Date,
): boolean {
  const isDayOffered =
    isInBookingWindow(callDate, timeZone, now) && isOpenDay(callDate, closedDates);
  return isDayOffered && isTimeSlot(callTime) && !isSlotPast(callDate, callTime, timeZone, now);
}
