import seedrandom from 'seedrandom/seedrandom.js';
import { hasBegun, isDayOffered, type SiteCalls } from './calendar';
import type { Slot } from './call';
import type { CallChoice } from './callChoice';
import { everySlotOn, slotsOn } from './callRules';

export interface SlotOfDay {
  value: string;
  state: 'free' | 'booked' | 'over';
}

type Day = Pick<CallChoice, 'method'> & { date: string };

/** Simulates bookings (docs/product.md, "Calls"). The seed is the day, so browser and server agree. */
export function simulatedBookings(date: string): ReadonlySet<string> {
  const slots = everySlotOn(date);
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
  day: Day,
  { timeZone, closedDates }: SiteCalls,
  now: Date,
  taken: ReadonlySet<string> = new Set(),
): SlotOfDay[] {
  const { date, method } = day;
  if (closedDates.includes(date)) return [];
  const booked = simulatedBookings(date);
  return slotsOn(date, method).map((value) => {
    if (booked.has(value) || taken.has(value)) return { value, state: 'booked' };
    return { value, state: hasBegun({ date, time: value }, timeZone, now) ? 'over' : 'free' };
  });
}

export function offeredOf(
  { method, date, time }: CallChoice,
  site: SiteCalls,
  now: Date,
): CallChoice {
  if (!date || !isDayOffered(date, method, site, now)) return { method, date: null, time: null };
  const slot = slotStates({ date, method }, site, now).find(({ value }) => value === time);
  return { method, date, time: slot?.state === 'free' ? slot.value : null };
}

/** Ignores simulated bookings, because the form without script offers them. */
export const isOffered = (
  slot: Slot,
  method: CallChoice['method'],
  site: SiteCalls,
  now: Date,
): boolean =>
  isDayOffered(slot.date, method, site, now) &&
  slotsOn(slot.date, method).includes(slot.time) &&
  !hasBegun(slot, site.timeZone, now);
