import { addDaysTo, nextOpenDay } from '@/features/consultation/model/call/calendar';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { slotsOn, timeSlots } from '@/features/consultation/model/call/callRules';
import { callMethodOf } from '@/features/consultation/model/options';

/** The zone of the site's calls in all tests. */
export const agencyZone = 'America/New_York';

/** The method that books calls in all tests. */
export const callMethod = callMethodOf('');

/** The times of each day with calls. */
const timesByDay = Array.from({ length: 7 }, (_, day) =>
  slotsOn(addDaysTo('2026-11-22', day), callMethod),
).filter((times) => times.length > 0);

const everyDays = timeSlots.filter((time) => timesByDay.every((times) => times.includes(time)));

/** A time that every day with calls has, for tests that need any one. */
export const aCallTime = everyDays.at(-1) ?? '';

/** The nth such time of a day, for tests that need several. */
export const callTime = (nth: number) => everyDays[nth - 1] ?? '';

/** The nth day with calls after a day (`yyyy-MM-dd`). */
export function openDayAfter(day: string, nth = 1): string {
  let open = day;
  for (let count = 0; count < nth; count += 1)
    open = nextOpenDay(addDaysTo(open, 1), callMethod, []);
  return open;
}

/** The day on which browser tests take place, a Wednesday far from the month's end. */
export const today = '2026-11-18';

/** Its morning in the agency's zone. */
export const wednesday = new Date(`${today}T14:00:00Z`);

/** The nth day with calls after it. */
export const callDay = (nth: number) => openDayAfter(today, nth);

/** A day as in a calendar cell's accessible name, without the year. */
export const dayInCalendar = (day: string) => dayInWords(day).replace(/, \d{4}$/, '');
