/** The first and the last time of a day, 24-hour HH:MM. */
export interface DayHours {
  first: string;
  last: string;
}

/**
 * When calls take place (docs/product.md, "Calls"). The calendar, the times, their texts, the
 * log and the tests follow.
 */
interface CallRules {
  /** The days of the week with calls, from 0 for Sunday. A day may have hours of its own. */
  hours: Readonly<Record<number, DayHours>>;
  /** How many days after today the last bookable day is. */
  windowDays: number;
  /** Minutes from one time to the next, and how long a call takes. */
  stepMinutes: number;
}

const daytime: DayHours = { first: '10:00', last: '17:00' };

export const callRules: CallRules = {
  hours: { 1: daytime, 2: daytime, 3: daytime, 4: daytime, 5: daytime },
  windowDays: 30,
  stepMinutes: 15,
};
