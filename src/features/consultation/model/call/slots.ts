import { writeTime } from '@/lib/text/clock';
import { hoursOf } from './calendar';
import { callRules, type DayHours } from './callRules';

/** A bookable time of day: `value` is 24-hour HH:MM, `label` 12-hour with AM or PM. */
export interface TimeSlot {
  value: string;
  label: string;
}

const { hours, stepMinutes } = callRules;

const pad = (part: number) => String(part).padStart(2, '0');

function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function slotAt(minute: number): TimeSlot {
  const value = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
  return { value, label: writeTime(value) };
}

function timesWithin({ first, last }: DayHours): TimeSlot[] {
  const start = minuteOfDay(first);
  const length = Math.floor((minuteOfDay(last) - start) / stepMinutes) + 1;
  return Array.from({ length }, (_, index) => slotAt(start + index * stepMinutes));
}

/** The times of a day (`yyyy-MM-dd`) in their order; none on a weekday without calls. */
export function timesOf(callDate: string): readonly TimeSlot[] {
  const dayHours = hoursOf(callDate);
  return dayHours ? timesWithin(dayHours) : [];
}

/** Every time that some weekday has, in their order. */
export const timeSlots: readonly TimeSlot[] = [
  ...new Map(
    Object.values(hours).flatMap((day) => timesWithin(day).map((slot) => [slot.value, slot])),
  ).values(),
].sort((one, other) => (one.value < other.value ? -1 : 1));

/** Whether a text is the value of a time that some weekday has. */
export const isTimeSlot = (text: string): boolean => timeSlots.some(({ value }) => value === text);

/** Whether a text is a time of day, 24-hour HH:MM. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
