import seedrandom from 'seedrandom';
import { timeSlots } from './slots';

/**
 * The slots of a date that count as booked. Simulated, not looked up (docs/product.md, "Calls"): 1 to 4 of
 * them, drawn from a generator seeded with the date, so the same date always gives the same slots,
 * in the browser and on the server.
 *
 * @param callDate the date as `yyyy-MM-dd`
 * @returns values (HH:MM) of the booked slots
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
