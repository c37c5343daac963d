import { writeTime } from '@/lib/text/clock';

/** When calls take place (docs/product.md, "Calls"). The calendar, the times, the log and the tests follow. */
export const callRules = {
  /** The days of the week with calls, from 0 for Sunday. */
  weekdays: [1, 2, 3, 4, 5],
  weekdaysInWords: 'Monday through Friday',
  /** When the first and the last call of a day begin, 24-hour HH:MM. */
  first: '10:00',
  last: '17:00',
  /** How many days after today the last bookable day is. */
  windowDays: 30,
  /** Minutes from one time to the next, and how long a call takes; the limits on held calls follow. */
  stepMinutes: 15,
};

/** A bookable time of day: `value` is 24-hour HH:MM, `label` 12-hour with AM or PM. */
export interface TimeSlot {
  value: string;
  label: string;
}

const instantOf = (time: string) => Date.parse(`1970-01-01T${time}Z`);
const [first, last] = [instantOf(callRules.first), instantOf(callRules.last)];
const stepMs = callRules.stepMinutes * 60_000;

/** The times of a day, in their order. */
export const timeSlots: readonly TimeSlot[] = Array.from(
  { length: Math.floor((last - first) / stepMs) + 1 },
  (_, index) => {
    const value = new Date(first + index * stepMs).toISOString().slice(11, 16);
    return { value, label: writeTime(value) };
  },
);

/** Whether a text is the value of one of the times. */
export const isTimeSlot = (text: string): boolean => timeSlots.some(({ value }) => value === text);

/** Whether a text is a time of day, 24-hour HH:MM. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
