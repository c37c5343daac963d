import { writeTime } from '@/lib/clock';

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
  const value = `${pad(Math.floor(minuteOfDay / 60))}:${pad(minuteOfDay % 60)}`;
  return { value, label: writeTime(value) };
}

/** Every 15 minutes from 10:00 to 17:00 inclusive: 29 slots (docs/product.md, "Calls"). */
export const timeSlots: readonly TimeSlot[] = Array.from(
  { length: (lastMinute - firstMinute) / stepMinutes + 1 },
  (_, index) => slotAt(firstMinute + index * stepMinutes),
);

/** Whether a text is the value of a bookable time. */
export const isTimeSlot = (text: string): boolean => timeSlots.some(({ value }) => value === text);
