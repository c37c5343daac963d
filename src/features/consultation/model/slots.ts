import seedrandom from 'seedrandom';

/** A bookable time of day: `value` is 24-hour HH:MM, `label` 12-hour with AM or PM. */
export interface TimeSlot {
  value: string;
  label: string;
}

const firstMinute = 10 * 60;
const lastMinute = 17 * 60;
const stepMinutes = 15;

const pad = (part: number) => String(part).padStart(2, '0');

function slotAt(minuteOfDay: number): TimeSlot {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = pad(minuteOfDay % 60);
  return {
    value: `${pad(hour)}:${minute}`,
    label: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
  };
}

/** Every 15 minutes from 10:00 to 17:00 inclusive: 29 slots (spec, section 9). */
export const timeSlots: readonly TimeSlot[] = Array.from(
  { length: (lastMinute - firstMinute) / stepMinutes + 1 },
  (_, index) => slotAt(firstMinute + index * stepMinutes),
);

/**
 * The slots of a date that count as booked. Simulated, not looked up (spec, section 9): 1 to 4 of
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
