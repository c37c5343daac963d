import seedrandom from 'seedrandom/seedrandom.js';
import { isDayOffered, isSlotPast, type SiteCalls } from './calendar';
import type { CallChoice } from './callChoice';
import { everySlotOn, slotsOn } from './callRules';

/** A time of a day, and whether a visitor can choose it. */
export interface SlotOfDay {
  value: string;
  state: 'free' | 'booked' | 'past';
}

type Day = Pick<CallChoice, 'method'> & { callDate: string };

/**
 * The simulated bookings of a date (docs/product.md, "Calls"), for which it is the seed: the same everywhere, and for
 * each method, as what is booked is.
 */
export function bookedSlots(callDate: string): ReadonlySet<string> {
  const slots = everySlotOn(callDate);
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
 * The times of a day for a method, with their states; none on a day without calls. `taken` ones of other requests are
 * booked like the simulated ones.
 */
export function slotStates(
  day: Day,
  { timeZone, closedDates }: SiteCalls,
  now: Date,
  taken: ReadonlySet<string> = new Set(),
): SlotOfDay[] {
  const { callDate, method } = day;
  if (closedDates.includes(callDate)) return [];
  const booked = bookedSlots(callDate);
  return slotsOn(callDate, method).map((value) => {
    if (booked.has(value) || taken.has(value)) return { value, state: 'booked' };
    return { value, state: isSlotPast(callDate, value, timeZone, now) ? 'past' : 'free' };
  });
}

/** What the calendar offers of a day and a time that were entered elsewhere, or for another method. */
export function offeredOf(
  { method, callDate, callTime }: CallChoice,
  site: SiteCalls,
  now: Date,
): CallChoice {
  if (!callDate || !isDayOffered(callDate, method, site, now)) {
    return { method, callDate: null, callTime: null };
  }
  const slots = slotStates({ callDate, method }, site, now);
  const slot = slots.find(({ value }) => value === callTime);
  return { method, callDate, callTime: slot?.state === 'free' ? slot.value : null };
}

/**
 * Whether the form offers this call. Simulated bookings do not count, because the form without script offers them.
 */
export const isOffered = (
  { method, callDate, callTime }: Day & { callTime: string },
  site: SiteCalls,
  now: Date,
) =>
  isDayOffered(callDate, method, site, now) &&
  slotsOn(callDate, method).includes(callTime) &&
  !isSlotPast(callDate, callTime, site.timeZone, now);
