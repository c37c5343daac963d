import {
  addDaysTo,
  nextOpenDay,
  slotsOn,
  timeSlots,
} from '@/features/consultation/model/call/calendar';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { callMethodOf } from '@/features/consultation/model/options';

export const agencyZone = 'America/New_York';

export const siteCalls = {
  timeZone: agencyZone,
  timeZoneName: 'Eastern Time',
  closedDates: [],
  simulatesBookings: true,
};

export const callMethod = callMethodOf('');

const timesByDay = Array.from({ length: 7 }, (_, day) =>
  slotsOn(addDaysTo('2026-11-22', day)),
).filter((times) => times.length > 0);

const everyDays = timeSlots.filter((time) => timesByDay.every((times) => times.includes(time)));

/** A time that every day with calls has. */
export const aCallTime = everyDays.at(-1) ?? '';

/** The nth such time. */
export const callTime = (nth: number) => everyDays[nth - 1] ?? '';

/** Returns the nth day with calls after a day (`yyyy-MM-dd`). */
export function openDayAfter(day: string, nth = 1): string {
  let open = day;
  for (let count = 0; count < nth; count += 1) open = nextOpenDay(addDaysTo(open, 1), []);
  return open;
}

/** The date of browser tests: a Wednesday in the middle of a month. */
export const today = '2026-11-18';

export const wednesday = new Date(`${today}T14:00:00Z`);

export const callDay = (nth: number) => openDayAfter(today, nth);

/** Formats a day like a calendar cell's accessible name, without the year. */
export const dayInCalendar = (day: string) => dayInWords(day).replace(/, \d{4}$/, '');
