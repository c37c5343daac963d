import seedrandom from 'seedrandom/seedrandom.js';
import { isDayOffered, isSlotPast, type SiteCalls } from './calendar';
import type { CallChoice } from './callChoice';
import { slotsOn } from './callRules';

/** A time of a day, and whether a visitor can choose it. */
export interface SlotOfDay {
  value: string;
  state: 'free' | 'booked' | 'past';
}

/** The simulated bookings of a date (docs/product.md, "Calls"), for which it is the seed: the same everywhere. */
export function bookedSlots(callDate: string): ReadonlySet<string> {
  const slots = slotsOn(callDate);
  const random = seedrandom(callDate);
  const draw = (below: number) => Math.floor(random() * below);
  const count = Math.min(1 + draw(4), slots.length);
  const booked = new Set<string>();
  while (booked.size < count) {
    const slot = slots[draw(slots.length)];
    if (slot) booked.add(slot);
  }
  return booked;
}

/**
 * The times of a day with their states; none on a day without calls. `taken` ones of other requests are booked like the
 * simulated ones.
 */
export function slotStates(
  callDate: string,
  { timeZone, closedDates }: SiteCalls,
  now: Date,
  taken: ReadonlySet<string> = new Set(),
): SlotOfDay[] {
  if (closedDates.includes(callDate)) return [];
  const booked = bookedSlots(callDate);
  return slotsOn(callDate).map((value) => {
    if (booked.has(value) || taken.has(value)) return { value, state: 'booked' };
    return { value, state: isSlotPast(callDate, value, timeZone, now) ? 'past' : 'free' };
  });
}

/** What the calendar offers of a day and a time that were entered elsewhere. */
export function offeredOf(
  { callDate, callTime }: Pick<CallChoice, 'callDate' | 'callTime'>,
  site: SiteCalls,
  now: Date,
): Pick<CallChoice, 'callDate' | 'callTime'> {
  if (!callDate || !isDayOffered(callDate, site, now)) return { callDate: null, callTime: null };
  const slot = slotStates(callDate, site, now).find(({ value }) => value === callTime);
  return { callDate, callTime: slot?.state === 'free' ? slot.value : null };
}

/**
 * Whether the form offers this day and time. Simulated bookings do not count, because the form without script offers
 * them.
 */
export const isOffered = (callDate: string, callTime: string, site: SiteCalls, now: Date) =>
  isDayOffered(callDate, site, now) &&
  slotsOn(callDate).includes(callTime) &&
  !isSlotPast(callDate, callTime, site.timeZone, now);
