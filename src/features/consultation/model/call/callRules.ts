import { type CallMethod, callMethods } from '../options';

/** When the first call of a day begins, and none after it begins later than `last`, 24-hour HH:MM. */
interface Hours {
  first: string;
  last: string;
}

/** By the day of the week, from Sunday; null on a day without calls. */
type Week = (Hours | null)[];

const hours: Hours = { first: '10:00', last: '17:00' };

/** By the contact method that books the call. */
const week: Record<CallMethod, Week> = {
  phone: [null, hours, hours, hours, hours, hours, null],
};

/** When calls take place (docs/product.md, "Calls"). The calendar, the times, the texts and the log follow. */
export const callRules = {
  week,
  /** How many days after today the last bookable day is. */
  windowDays: 30,
  /** Minutes from one time to the next, no fewer than a call takes: two calls would overlap. */
  stepMinutes: 15,
  /** How long a call takes. */
  callMinutes: 15,
};

const instantOf = (time: string) => Date.parse(`1970-01-01T${time}Z`);

/** The times of a day with these hours, 24-hour HH:MM, in their order. */
export function timesWithin({ first, last }: Hours): string[] {
  const stepMs = callRules.stepMinutes * 60_000;
  const count = Math.floor((instantOf(last) - instantOf(first)) / stepMs) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(instantOf(first) + index * stepMs).toISOString().slice(11, 16),
  );
}

/** When calls of a method take place on a day (`yyyy-MM-dd`); null on a weekday without calls. */
export const hoursOn = (date: string, method: CallMethod | null): Hours | null =>
  (method && callRules.week[method][new Date(`${date}T00:00:00Z`).getUTCDay()]) ?? null;

/** The times of a day for a method, 24-hour HH:MM, in their order; none on a weekday without calls. */
export function slotsOn(date: string, method: CallMethod | null): string[] {
  const day = hoursOn(date, method);
  return day ? timesWithin(day) : [];
}

/** The times of a day for any method, in their order. */
export const everySlotOn = (date: string): string[] =>
  [...new Set(callMethods.flatMap(({ value }) => slotsOn(date, value)))].sort();

/** All times that some day has for some method, in their order. */
export const timeSlots: readonly string[] = [
  ...new Set(
    Object.values(callRules.week)
      .flat()
      .flatMap((day) => (day ? timesWithin(day) : [])),
  ),
].sort();

/** Whether a text is a time of day, 24-hour HH:MM. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
