/** When the first and the last call of a day begin, 24-hour HH:MM. */
interface Hours {
  first: string;
  last: string;
}

const hours: Hours = { first: '10:00', last: '17:00' };

/** When calls take place (docs/product.md, "Calls"). The calendar, the times, the texts and the log follow. */
export const callRules = {
  /** By the day of the week, from Sunday; null on a day without calls. */
  week: [null, hours, hours, hours, hours, hours, null] satisfies (Hours | null)[],
  /** How many days after today the last bookable day is. */
  windowDays: 30,
  /** Minutes from one time to the next, and how long a call takes. */
  stepMinutes: 15,
};

const instantOf = (time: string) => Date.parse(`1970-01-01T${time}Z`);

function timesWithin({ first, last }: Hours): string[] {
  const stepMs = callRules.stepMinutes * 60_000;
  const count = Math.floor((instantOf(last) - instantOf(first)) / stepMs) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(instantOf(first) + index * stepMs).toISOString().slice(11, 16),
  );
}

const timesByWeekday = callRules.week.map((day) => (day ? timesWithin(day) : []));

/** The times of a day (`yyyy-MM-dd`), 24-hour HH:MM, in their order; none on a weekday without calls. */
export const slotsOn = (date: string): readonly string[] =>
  timesByWeekday[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? [];

/** All times that some day has, in their order. */
export const timeSlots: readonly string[] = [...new Set(timesByWeekday.flat())].sort();

/** Whether a text is a time of day, 24-hour HH:MM. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
