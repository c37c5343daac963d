import type { DateTime } from 'luxon';

/** Luxon's `DateTime`, which n8n provides in Code nodes. */
export type Luxon = typeof DateTime;

/** Returns e.g. `2026-12-01T15:15:00.000Z`, or an empty text without a day and a time. */
export function callStart(day: unknown, time: unknown, zone: string, DateTime: Luxon): string {
  // Luxon also reads other forms.
  const isCall = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(`${day} ${time}`);
  if (!isCall) return '';
  return DateTime.fromISO(`${day}T${time}`, { zone }).toUTC().toISO() ?? '';
}

/** Writes a call as the site does (`callInWords.ts`). */
export function callInWords(
  start: string,
  zone: string,
  DateTime: Luxon,
  dayFormat = 'cccc, MMMM d, yyyy',
): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  const local = DateTime.fromISO(start, { zone, locale: 'en-US' });
  const names = parts.formatToParts(local.toMillis());
  const zoneName = names.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return `${local.toFormat(`${dayFormat} 'at' h:mm a`)} ${zoneName}`;
}

/** Writes a call with a short day, for a subject. */
export const callInShort = (start: string, zone: string, DateTime: Luxon): string =>
  callInWords(start, zone, DateTime, 'ccc, MMM d');

/** Reports whether a call has begun, as on the site. */
export const isOver = (start: string): boolean => Date.parse(start) <= Date.now();

export const callPage = ({ siteUrl }: { siteUrl: string }, path: string, thread: string): string =>
  `${siteUrl}${path}#${thread}`;
