import 'server-only';
import ICAL from 'ical.js';
import type { Property } from './calendarFile';
import { dayMs, startOfDay, toInstant, utc, type Zone } from './times';
import { readWall } from './values';

// Expands rules that ical.js reads. Its own iterator may not end, and returns March 2 for February
// 30.

type Frequency = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY';

type NumberPart =
  | 'BYMONTH'
  | 'BYMONTHDAY'
  | 'BYYEARDAY'
  | 'BYHOUR'
  | 'BYMINUTE'
  | 'BYSECOND'
  | 'BYSETPOS';

/** A recurrence rule (RFC 5545, section 3.3.10). */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number;
  /** The last possible instant. */
  until: number;
  /** 0 for Sunday. */
  weekStart: number;
  parts: Partial<Record<NumberPart, readonly number[]>>;
  /** `weekday`: 0 for Sunday. `position`: in the month or the year, 0 for every one. */
  weekdays: readonly { weekday: number; position: number }[] | undefined;
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** `UNTIL` is inclusive. For a series of days, some programs write a day as midnight in UTC. */
function untilOf(value: unknown, zone: Zone, isOfDays: boolean): number {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  const { wall, isUtc, isDate } = readWall(value);
  const isDay = isDate || (isOfDays && wall === startOfDay(wall));
  return isDay ? toInstant(wall + dayMs - 1, zone) : toInstant(wall, isUtc ? utc : zone);
}

/**
 * @param isOfDays whether its events last whole days
 * @throws if the rule is malformed or too frequent
 */
export function readRule({ values: [value] }: Property, zone: Zone, isOfDays = false): Rule {
  const { until, ...stated } = Object(value);
  const { freq, interval, count, wkst, parts } = ICAL.Recur.fromData(stated);
  const { BYDAY: byDay, BYWEEKNO: byWeek, ...numbers } = parts;
  if (!['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY'].includes(freq) || byWeek) {
    throw new Error('Unknown rule');
  }
  return {
    frequency: freq as Frequency,
    interval,
    count: count ?? Number.POSITIVE_INFINITY,
    until: untilOf(until, zone, isOfDays),
    weekStart: wkst - 1,
    parts: numbers as Rule['parts'],
    weekdays: byDay?.map((code) => ({
      weekday: weekdayNames.indexOf(String(code).slice(-2)),
      position: Number(String(code).slice(0, -2)),
    })),
  };
}

function partsOf(wall: number) {
  const date = new Date(wall);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return { year, month, day, weekday: date.getUTCDay() };
}

function periodOf(wall: number, { frequency, weekStart }: Rule): number {
  if (frequency === 'HOURLY') return Math.floor(wall / (60 * 60_000));
  const days = Math.floor(wall / dayMs);
  if (frequency === 'DAILY') return days;
  // January 1, 1970 was a Thursday.
  if (frequency === 'WEEKLY') return Math.floor((days + 4 - weekStart) / 7);
  const { year, month } = partsOf(wall);
  return frequency === 'MONTHLY' ? year * 12 + month : year;
}

/** Negative numbers count from `last`. */
const names = (list: readonly number[] | undefined, number: number, last: number): boolean =>
  !list || list.some((each) => each === number || last + 1 + each === number);

function fitsWeekday(wall: number, { frequency, parts, weekdays = [] }: Rule): boolean {
  const { year, month, weekday } = partsOf(wall);
  const isInYear = frequency === 'YEARLY' && !parts.BYMONTH;
  const first = isInYear ? Date.UTC(year, 0, 1) : Date.UTC(year, month, 1);
  const last = isInYear ? Date.UTC(year, 11, 31) : Date.UTC(year, month + 1, 0);
  const fromStart = Math.floor((wall - first) / dayMs / 7) + 1;
  const fromEnd = Math.floor((last - wall) / dayMs / 7) + 1;
  return weekdays.some(
    (each) =>
      each.weekday === weekday &&
      (each.position === 0 || each.position === fromStart || -each.position === fromEnd),
  );
}

/** Reports whether a day fits the start, for parts that the rule omits. */
function fitsStart(wall: number, start: number, { frequency, parts }: Rule): boolean {
  const [day, begun] = [partsOf(wall), partsOf(start)];
  if (frequency === 'WEEKLY') return day.weekday === begun.weekday;
  if (frequency !== 'MONTHLY' && frequency !== 'YEARLY') return true;
  const isMonth = frequency === 'MONTHLY' || parts.BYMONTH || day.month === begun.month;
  return Boolean(isMonth) && day.day === begun.day;
}

function fitsDay(wall: number, start: number, rule: Rule): boolean {
  const { BYMONTH, BYMONTHDAY, BYYEARDAY } = rule.parts;
  const { year, month, day } = partsOf(wall);
  if (BYMONTH && !BYMONTH.includes(month + 1)) return false;
  const monthDays = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  if (!names(BYMONTHDAY, day, monthDays)) return false;
  const [newYear, nextYear] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const yearDay = (wall - newYear) / dayMs + 1;
  if (!names(BYYEARDAY, yearDay, (nextYear - newYear) / dayMs)) return false;
  if (rule.weekdays) return fitsWeekday(wall, rule);
  return BYMONTHDAY || BYYEARDAY ? true : fitsStart(wall, start, rule);
}

const everyHour = Array.from({ length: 24 }, (_, hour) => hour);

/** Returns milliseconds since midnight. */
function timesOfDay(start: number, { frequency, parts }: Rule): number[] {
  const seconds = Math.floor((start - startOfDay(start)) / 1000);
  const hour = Math.floor(seconds / 3600);
  const hours = parts.BYHOUR ?? (frequency === 'HOURLY' ? everyHour : [hour]);
  const minutes = parts.BYMINUTE ?? [Math.floor(seconds / 60) % 60];
  const inMinute = parts.BYSECOND ?? [seconds % 60];
  return hours
    .flatMap((h) => minutes.flatMap((m) => inMinute.map((s) => ((h * 60 + m) * 60 + s) * 1000)))
    .sort((one, other) => one - other);
}

function positioned(walls: readonly number[], rule: Rule): number[] {
  const { BYSETPOS } = rule.parts;
  if (!BYSETPOS) return [...walls];
  const periods = new Map<number, number[]>();
  for (const wall of walls) {
    const period = periodOf(wall, rule);
    const set = periods.get(period);
    if (set) set.push(wall);
    else periods.set(period, [wall]);
  }
  return [...periods.values()].flatMap((set) =>
    set.filter((_, index) => names(BYSETPOS, index + 1, set.length)),
  );
}

interface Range {
  /** The wall time of the first occurrence. */
  start: number;
  zone: Zone;
  /** Wall times. */
  from: number;
  to: number;
}

/** Returns wall times. The first occurrence is included only if the rule names it. */
export function expandRule(rule: Rule, { start, zone, from, to }: Range): number[] {
  const { interval, count, until } = rule;
  const begun = periodOf(start, rule);
  const times = timesOfDay(start, rule);
  // `COUNT` begins at the start, and `BYSETPOS` needs the whole period.
  const margin = rule.parts.BYSETPOS ? 366 * dayMs : 0;
  const first = Number.isFinite(count) ? start : Math.max(start, from);
  const walls: number[] = [];
  for (let day = startOfDay(first - margin); day <= to + margin; day += dayMs) {
    if (!fitsDay(day, start, rule)) continue;
    for (const time of times) {
      if ((periodOf(day + time, rule) - begun) % interval === 0) walls.push(day + time);
    }
  }
  return positioned(walls, rule)
    .filter((wall) => wall >= start)
    .slice(0, count)
    .filter((wall) => wall >= from && wall <= to && toInstant(wall, zone) <= until);
}
