import seedrandom from 'seedrandom';
import { type CallsOffered, withdrawalOf } from './bookingChoice';
import { isSlotPast } from './calendar';
import { type TimeSlot, timeSlots } from './callRules';

/** A time of a day, and whether a visitor can choose it. */
export interface SlotOfDay extends TimeSlot {
  state: 'free' | 'booked' | 'past';
}

/** The simulated bookings of a date (docs/product.md, "Calls"), for which it is the seed: the same everywhere. */
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

/** Whether the form offers this day and time. */
export const isOffered = (callDate: string, callTime: string, site: CallsOffered, now: Date) =>
  withdrawalOf({ contactMethod: 'phone', callDate, callTime }, site, now) === null;
