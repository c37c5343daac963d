import 'server-only';
import { tzOffset } from '@date-fns/tz';
import { findIana } from 'windows-iana';
import { isTimeZone } from '@/lib/text/clock';
import { type Component, partsOf, propertiesOf, textOf } from './calendarFile';
import { expandRule, readRule } from './recurrence';
import { dayMs, toInstant, utc, type Zone } from './times';
import { readWall } from './values';

/** Since 1970, all clocks have changed at a full quarter of an hour. */
const quarterMs = 15 * 60_000;

/** Caches offsets, because each lookup takes microseconds. */
export function ianaZone(name: string): Zone {
  const known = new Map<number, number>();
  return {
    offsetAt(instant) {
      const quarter = Math.floor(instant / quarterMs);
      const offset = known.get(quarter) ?? tzOffset(name, new Date(quarter * quarterMs)) * 60_000;
      known.set(quarter, offset);
      return offset;
    },
  };
}

interface Onset {
  instant: number;
  before: number;
  after: number;
}

function readOffset(part: Component, name: string): number {
  const [, sign, hours, minutes, seconds = 0] =
    /^([+-]?)(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(textOf(part, name) ?? '') ?? [];
  if (hours === undefined) throw new Error('Malformed offset');
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ms : ms;
}

/**
 * RFC 5545, section 3.6.5.
 * @throws if the definition is malformed
 */
function onsetsOf(part: Component, to: number): Onset[] {
  const before = readOffset(part, 'TZOFFSETFROM');
  const after = readOffset(part, 'TZOFFSETTO');
  const former: Zone = { offsetAt: () => before };
  const start = readWall(textOf(part, 'DTSTART')).wall;
  const walls = propertiesOf(part, 'RDATE').flatMap(({ values }) =>
    values.map((value) => readWall(value)),
  );
  const instants = [
    toInstant(start, former),
    ...walls.map(({ wall, isUtc }) => toInstant(wall, isUtc ? utc : former)),
    ...propertiesOf(part, 'RRULE').flatMap((property) => {
      const rule = readRule(property, former);
      // Skip older changes: some definitions begin in 1601.
      const from = Math.max(start, Math.min(rule.until, to) - 800 * dayMs);
      return expandRule(rule, { start, zone: former, from, to }).map((wall) =>
        toInstant(wall, former),
      );
    }),
  ];
  return instants.map((instant) => ({ instant, before, after }));
}

/**
 * Valid until `to`.
 * @throws as `onsetsOf`
 */
function definedZone(definition: Component, to: number): Zone {
  const parts = [...partsOf(definition, 'STANDARD'), ...partsOf(definition, 'DAYLIGHT')];
  const onsets = parts
    .flatMap((part) => onsetsOf(part, to))
    .sort((one, other) => one.instant - other.instant);
  const [first] = onsets;
  if (!first) throw new Error('Empty definition');
  return {
    offsetAt: (instant) =>
      onsets.findLast((onset) => onset.instant <= instant)?.after ?? first.before,
  };
}

/** Accepts an IANA name, also after a prefix, or a Windows name. */
function namedZone(name: string, isFull: boolean): Zone | undefined {
  const words = name.split('/').filter(Boolean);
  const suffixes = words.map((_, index) => words.slice(index).join('/'));
  const names = suffixes.filter((suffix) => suffix.includes('/') === isFull);
  const found = names.find(isTimeZone) ?? (isFull ? findIana(name)[0] : undefined);
  return found === undefined ? undefined : ianaZone(found);
}

/** If a zone has several definitions, uses the first one. */
function definitionsIn(calendars: readonly Component[]): Map<string, Component> {
  const byName = new Map<string, Component>();
  for (const definition of calendars.flatMap((calendar) => partsOf(calendar, 'VTIMEZONE'))) {
    const name = textOf(definition, 'TZID');
    if (name !== undefined && !byName.has(name)) byName.set(name, definition);
  }
  return byName;
}

export type ZoneOf = (name: string) => Zone;

function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.has(text) ? (known.get(text) as T) : read(text);
    known.set(text, value);
    return value;
  };
}

/**
 * Prefers a full IANA name or a Windows name to the file's definition, which is often shortened. A
 * short name such as `EST` comes last.
 */
export function createZones(file: readonly Component[], fallback: Zone, to: number) {
  const shared = definitionsIn(file);
  const fullyNamed = remember((name) => namedZone(name, true));
  const shortlyNamed = remember((name) => namedZone(name, false));

  return (calendar: Component): ZoneOf => {
    const definitions = definitionsIn([calendar]);
    const defined = remember((name) => {
      const definition = definitions.get(name) ?? shared.get(name);
      try {
        return definition && definedZone(definition, to);
      } catch {
        return undefined;
      }
    });
    return (name) => fullyNamed(name) ?? defined(name.trim()) ?? shortlyNamed(name) ?? fallback;
  };
}
