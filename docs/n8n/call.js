// @ts-check

/**
 * Returns when a call begins, in UTC, e.g. `2026-12-01T15:15:00.000Z`, or an empty text without a day and a time.
 *
 * @param {unknown} day `yyyy-MM-dd` in the zone
 * @param {unknown} time 24-hour `HH:MM`
 * @param {string} zone
 * @param {typeof import('luxon').DateTime} DateTime
 */
export function callStart(day, time, zone, DateTime) {
  if (typeof day !== 'string' || typeof time !== 'string') return '';
  return DateTime.fromISO(`${day}T${time}`, { zone }).toUTC().toISO() ?? '';
}

/**
 * Returns a call in words, as the site writes it (`callInWords.ts`), e.g. `Tuesday, December 1, 2026 at 10:15 AM Eastern
 * Time`.
 *
 * @param {string} start
 * @param {string} zone
 * @param {typeof import('luxon').DateTime} DateTime
 * @param {string} [day] the day's format
 */
export function callInWords(start, zone, DateTime, day = 'cccc, MMMM d, yyyy') {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  const names = parts.formatToParts(new Date(start));
  const zoneName = names.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const local = DateTime.fromISO(start, { zone, locale: 'en-US' });
  return `${local.toFormat(`${day} 'at' h:mm a`)} ${zoneName}`;
}

/** Returns a call in words with a short day, for a mail's subject. @type {typeof callInWords} */
export const callInShort = (start, zone, DateTime) =>
  callInWords(start, zone, DateTime, 'ccc, MMM d');

/**
 * Reports whether a call is over.
 *
 * @param {string} start when it begins
 * @param {number} minutes how long it takes
 */
export const isOver = (start, minutes) => Date.parse(start) + minutes * 60_000 <= Date.now();

/**
 * Returns the URL of the page on which a thread's call is moved or given up.
 *
 * @param {import('./settings').Settings} settings
 * @param {string} path the page's
 * @param {string} thread
 */
export const callPage = ({ siteUrl }, path, thread) => `${siteUrl}${path}#${thread}`;
