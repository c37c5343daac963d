import { parseAge } from '@/lib/settings/age';
import { isCalendarDate } from '@/lib/text/isCalendarDate';

const minute = 60_000;

/** Reads an age such as `90d` (m, h, d, w) or a date (ISO 8601) as milliseconds since 1970; undefined for others. */
export function parsePast(text: string, now: number): number | undefined {
  const age = parseAge(text);
  if (age !== undefined) return now - age;
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  if (!isCalendarDate(day)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : date;
}

/** An instant for a table: `2026-11-20 08:30:39Z`, or a dash when there is none. */
export function formatInstant(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return '-';
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')}Z`;
}

function inLargestUnit(ms: number): [count: number, unit: 'd' | 'h' | 'm'] {
  const minutes = Math.max(0, Math.floor(ms / minute));
  if (minutes >= 2 * 1440) return [Math.floor(minutes / 1440), 'd'];
  return minutes >= 120 ? [Math.floor(minutes / 60), 'h'] : [minutes, 'm'];
}

/** A span of time for a table: `3d`, `2h`, `0m`. */
export const formatSpan = (ms: number) => inLargestUnit(ms).join('');

/** A span of time in words: `3 days`, `2 hours`, `1 minute`. */
export function formatAge(ms: number): string {
  const [count, unit] = inLargestUnit(ms);
  const word = { d: 'day', h: 'hour', m: 'minute' }[unit];
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
