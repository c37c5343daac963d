import 'server-only';
import ICAL from 'ical.js';
import { dayMs } from './times';

/** @throws if the text is malformed */
export function readWall(value: unknown): { wall: number; isUtc: boolean; isDate: boolean } {
  const [, date, time, isUtc] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}|::))?(Z?)$/.exec(String(value)) ?? [];
  // ical.js writes `T::` for a date that is not declared as one.
  const isDate = time === undefined || time === '::';
  // JavaScript has no leap seconds.
  const clock = isDate ? '00:00:00' : time.replace(/60$/, '59');
  const wall = Date.parse(`${date}T${clock}Z`);
  // `Date.parse` reads February 30 as March 2.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) {
    throw new Error('Malformed time');
  }
  return { wall, isUtc: isUtc === 'Z', isDate };
}

/** A calendar day can have 23 or 25 hours (RFC 5545, section 3.3.6). */
export interface Length {
  days: number;
  exactMs: number;
}

export function readDuration(value: unknown): Length {
  const { isNegative, weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(
    String(value),
  );
  const sign = isNegative ? -1 : 1;
  return {
    days: sign * (weeks * 7 + days) * dayMs,
    exactMs: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000,
  };
}
