/**
 * When calls take place (docs/product.md, "Calls"). The calendar, the times, their texts, the
 * log and the tests follow.
 */
export const callRules = {
  /** The days of the week with calls, from 0 for Sunday. */
  weekdays: [1, 2, 3, 4, 5],
  weekdaysInWords: 'Monday through Friday',
  /** The first and the last time of a day, 24-hour HH:MM. */
  first: '10:00',
  last: '17:00',
  /** How many days after today the last bookable day is. */
  windowDays: 30,
  /** Minutes from one time to the next, and how long a call takes. */
  stepMinutes: 15,
};
