import seedrandom from 'seedrandom';
import { timesOf } from './slots';

/**
 * The simulated bookings of a date (docs/product.md, "Calls"): 1 to 4 times, drawn by a generator that the
 * date seeds, so browser and server always get the same ones.
 */
export function bookedSlots(callDate: string): ReadonlySet<string> {
  const random = seedrandom(callDate);
  const draw = (below: number) => Math.floor(random() * below);
  const times = timesOf(callDate);
  const count = Math.min(1 + draw(4), times.length);
  const booked = new Set<string>();
  while (booked.size < count) {
    const slot = times[draw(times.length)];
    if (slot) booked.add(slot.value);
  }
  return booked;
}
