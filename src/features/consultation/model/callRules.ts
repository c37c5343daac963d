/**
 * When calls take place (docs/product.md, "Calls"). The calendar, the times, their texts, the
 * log and the tests follow.
 */
interface CallRules {
  /** Days of the week with calls; 0 is Sunday. */
  openDays: readonly number[];
  /** How many days after today the last bookable day is. */
  windowDays: number;
  /** The first and the last time of a day, 24-hour HH:MM. */
  firstTime: string;
  lastTime: string;
  /** Minutes from one time to the next. */
  stepMinutes: number;
  /** Times at these minutes of an hour are shown first; the others after a tap. */
  shownFirst: readonly number[];
  /** How long a call takes. */
  callMinutes: number;
}

export const callRules: CallRules = {
  openDays: [1, 2, 3, 4, 5],
  windowDays: 30,
  firstTime: '10:00',
  lastTime: '17:00',
  stepMinutes: 15,
  shownFirst: [0, 30],
  callMinutes: 30,
};
