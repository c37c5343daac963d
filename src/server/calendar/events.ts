import 'server-only';
import { type Component, type Property, propertiesOf, textOf } from './calendarFile';
import { type Rule, readRule } from './recurrence';
import {
  type CalendarTime,
  dayMs,
  instantOf,
  startOfDay,
  toInstant,
  toWall,
  utc,
  type Zone,
} from './times';
import { type Length, readDuration, readWall } from './values';
import type { ZoneOf } from './zones';

/** A part on the zone's clock, then a part in exact time. */
export interface Duration {
  wallMs: number;
  exactMs: number;
}

/** An occurrence from `RDATE`. */
export interface ExtraOccurrence {
  start: number;
  duration: Duration;
}

/** An event, a series, or a replacement of an occurrence. */
export interface CalendarEvent {
  uid: string | undefined;
  start: CalendarTime;
  duration: Duration;
  rules: Rule[];
  extra: ExtraOccurrence[];
  /** Keys from `EXDATE`. */
  excluded: ReadonlySet<string>;
  replaces: { time: CalendarTime; andFuture: boolean } | undefined;
  /** The highest replacement of an occurrence counts. */
  sequence: number;
  isFree: boolean;
}

export interface Zones {
  zoneOf: ZoneOf;
  /** The zone of days and of times without a zone. */
  siteZone: Zone;
}

function zoneFor({ params }: Property, isUtc: boolean, { zoneOf, siteZone }: Zones): Zone {
  if (isUtc) return utc;
  return params.tzid === undefined ? siteZone : zoneOf(params.tzid);
}

function readTime(value: unknown, property: Property, zones: Zones): CalendarTime {
  const { wall, isUtc, isDate } = readWall(value);
  return { wall, isDate, zone: isDate ? zones.siteZone : zoneFor(property, isUtc, zones) };
}

/** ical.js writes `--T::` for an empty list. */
const isEmpty = (value: unknown): boolean => !/\d/.test(String(value));

function timesOf(component: Component, name: string, zones: Zones): CalendarTime[] {
  return propertiesOf(component, name).flatMap((property) =>
    property.values
      .filter((value) => !isEmpty(value))
      .map((value) => readTime(value, property, zones)),
  );
}

const fromLength = ({ days, exactMs }: Length): Duration => ({ wallMs: days, exactMs });

const between = ({ wall, zone }: CalendarTime, end: CalendarTime): Duration => ({
  wallMs: toWall(instantOf(end), zone) - wall,
  exactMs: 0,
});

function durationOf(component: Component, start: CalendarTime, zones: Zones): Duration {
  const [end] = timesOf(component, 'DTEND', zones);
  const length = textOf(component, 'DURATION');
  const stated = end
    ? between(start, end)
    : fromLength(length === undefined ? { days: 0, exactMs: 0 } : readDuration(length));
  // An event of a day can end where it starts.
  return start.isDate && stated.wallMs + stated.exactMs < dayMs
    ? { wallMs: dayMs, exactMs: 0 }
    : stated;
}

export function endOf(start: number, { wallMs, exactMs }: Duration, zone: Zone): number {
  const end = (wallMs === 0 ? start : toInstant(toWall(start, zone) + wallMs, zone)) + exactMs;
  if (Number.isNaN(new Date(end).getTime())) throw new Error('Endless event');
  return end;
}

/** The second part of a period is an end or a duration. */
export function readPeriod(value: unknown, property: Property, zones: Zones): ExtraOccurrence {
  const [first, second] = value as [unknown, unknown];
  const start = readTime(first, property, zones);
  const isDuration = /^[+-]?P/.test(String(second));
  const duration = isDuration
    ? fromLength(readDuration(second))
    : between(start, readTime(second, property, zones));
  return { start: instantOf(start), duration };
}

/** A day without a time of day has the time of its series. */
export const instantIn = (time: CalendarTime, { wall, zone }: CalendarTime): number =>
  time.isDate ? toInstant(time.wall + wall - startOfDay(wall), zone) : instantOf(time);

function extraOf(
  component: Component,
  { start, duration }: Pick<CalendarEvent, 'start' | 'duration'>,
  zones: Zones,
): ExtraOccurrence[] {
  return propertiesOf(component, 'RDATE').flatMap((property) =>
    property.values
      .filter((value) => !isEmpty(value))
      .map((value) => {
        if (Array.isArray(value)) return readPeriod(value, property, zones);
        return { start: instantIn(readTime(value, property, zones), start), duration };
      }),
  );
}

function dayOf({ wall, isDate, zone }: CalendarTime, siteZone: Zone): number {
  const here = toWall(toInstant(wall, zone), siteZone);
  // Programs write midnight as an instant, or in any zone.
  return isDate || here % dayMs !== 0 ? startOfDay(wall) : here;
}

const dayKey = (wall: number) => `day ${startOfDay(wall)}`;
const instantKey = (instant: number) => `instant ${instant}`;

/** Returns the key by which `EXDATE` and `RECURRENCE-ID` name an occurrence. */
export function keyOf(time: CalendarTime, series: CalendarTime): string {
  if (series.isDate) return dayKey(dayOf(time, series.zone));
  return time.isDate ? dayKey(time.wall) : instantKey(instantOf(time));
}

/** Returns one key for a day and for an instant that name the same occurrence. */
export const sameKeyOf = (time: CalendarTime, series: CalendarTime): string =>
  series.isDate ? keyOf(time, series) : instantKey(instantIn(time, series));

/** An occurrence can be named by its day or its instant. */
export const occurrenceKeys = (instant: number, { zone }: CalendarTime): string[] => [
  dayKey(toWall(instant, zone)),
  instantKey(instant),
];

function isFree(component: Component): boolean {
  const textIn = (name: string) => textOf(component, name)?.toUpperCase() ?? '';
  return (
    textIn('STATUS') === 'CANCELLED' ||
    textIn('TRANSP') === 'TRANSPARENT' ||
    ['FREE', 'WORKINGELSEWHERE'].includes(textIn('X-MICROSOFT-CDO-BUSYSTATUS'))
  );
}

function replacedBy(component: Component, zones: Zones): CalendarEvent['replaces'] {
  const [property] = propertiesOf(component, 'RECURRENCE-ID');
  if (!property) return undefined;
  return {
    time: readTime(property.values[0], property, zones),
    andFuture: property.params.range?.toUpperCase() === 'THISANDFUTURE',
  };
}

const isSeries = (component: Component): boolean =>
  ['RRULE', 'RDATE'].some((name) => propertiesOf(component, name).length > 0);

/** Returns undefined for a free event, unless it is a series: a busy event can replace its rest. */
export function readEvent(component: Component, zones: Zones): CalendarEvent | undefined {
  const replaces = replacedBy(component, zones);
  const free = isFree(component);
  if (free && !replaces && !isSeries(component)) return undefined;
  const [stated] = timesOf(component, 'DTSTART', zones);
  // Some programs write only `RECURRENCE-ID` for a canceled occurrence.
  const start = stated ?? (free ? replaces?.time : undefined);
  if (!start) throw new Error('No start');
  const duration = durationOf(component, start, zones);
  return {
    uid: textOf(component, 'UID'),
    start,
    duration,
    rules: propertiesOf(component, 'RRULE').map((rule) => readRule(rule, start.zone, start.isDate)),
    extra: extraOf(component, { start, duration }, zones),
    excluded: new Set(timesOf(component, 'EXDATE', zones).map((time) => keyOf(time, start))),
    replaces,
    sequence: Number.parseInt(textOf(component, 'SEQUENCE') ?? '0', 10) || 0,
    isFree: free,
  };
}
