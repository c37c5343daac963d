import 'server-only';
import ICAL from 'ical.js';
import { dayMs } from './times';

/** Reads a date or a time as ical.js writes it. @throws Error for anything else */
export function readWall(value: unknown): { wall: number; isUtc: boolean; isDate: boolean } {
  const [, date, time, isUtc] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}|::))?(Z?)$/.exec(String(value)) ?? [];
  // ical.js writes `T::` for a date that is not declared as one.
  const isDate = time === undefined || time === '::';
  // A leap second, which JavaScript does not have.
  const clock = isDate ? '00:00:00' : time.replace(/60$/, '59');
  const wall = Date.parse(`${date}T${clock}Z`);
  // `Date.parse` reads February 30 as March 2.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) {
    throw new Error('Malformed time');
  }
  return { wall, isUtc: isUtc === 'Z', isDate };
}

/** A duration: its days count by the calendar, its hours by the clock (RFC 5545, section 3.3.6). */
export interface Length {
  days: number;
  exactMs: number;
}

/** Reads a duration such as `P1DT2H`. @throws Error when it is malformed */
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
