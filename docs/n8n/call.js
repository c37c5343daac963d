// @ts-check

/**
 * When a call begins, in UTC, e.g. `2026-12-01T15:15:00.000Z`; empty where the two are no day and time.
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
 * A call in words, as the site writes it (`callInWords.ts`), e.g. `Tuesday, December 1, 2026 at 10:15 AM Eastern Time`.
 *
 * @param {string} start
 * @param {string} zone
 * @param {typeof import('luxon').DateTime} DateTime
 * @param {string} [day] how the day is written
 */
export function callInWords(start, zone, DateTime, day = 'cccc, MMMM d, yyyy') {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  const names = parts.formatToParts(new Date(start));
  const zoneName = names.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const local = DateTime.fromISO(start, { zone, locale: 'en-US' });
  return `${local.toFormat(`${day} 'at' h:mm a`)} ${zoneName}`;
}

/** The same with a short day, for a mail's subject. @type {typeof callInWords} */
export const callInShort = (start, zone, DateTime) =>
  callInWords(start, zone, DateTime, 'ccc, MMM d');

/**
 * The page where a thread's call is moved or given up.
 *
 * @param {import('./settings').Settings} settings
 * @param {string} path the page's
 * @param {string} thread
 */
export const callPage = ({ siteUrl }, path, thread) => `${siteUrl}${path}#${thread}`;
