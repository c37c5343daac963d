import 'server-only';
import {
  type Component,
  type FileFault,
  partsOf,
  propertiesOf,
  readCalendarFile,
} from './calendarFile';
import {
  type CalendarEvent,
  endOf,
  instantIn,
  keyOf,
  occurrenceKeys,
  readEvent,
  readPeriod,
  type Zones,
} from './events';
import { expandRule } from './recurrence';
import { dayMs, instantOf, mergeSpans, type Span, toInstant, toWall } from './times';
import { createZones, ianaZone } from './zones';

export interface BusyTimes {
  kind: 'read';
  /** Sorted, without overlaps, within the window. */
  spans: Span[];
  /** Counts events that could not be read or expanded. */
  leftOut: number;
}

export type BusyTimesResult = BusyTimes | { kind: 'failed'; code: FileFault };

/** Returns how far beyond a window a series must be expanded. */
function reachOf(series: CalendarEvent, replacements: readonly CalendarEvent[]): number {
  const lengths = [series, ...replacements].map(({ duration }) =>
    Math.abs(duration.wallMs + duration.exactMs),
  );
  const moves = replacements.map(({ start, replaces }) =>
    replaces?.andFuture ? Math.abs(instantOf(start) - instantOf(replaces.time)) : 0,
  );
  return Math.max(...lengths) + Math.max(0, ...moves) + dayMs;
}

interface Occurrence {
  instant: number;
  end: number;
}

function occurrencesOf(series: CalendarEvent, [from, to]: Span): Map<number, Occurrence> {
  const { start, duration, rules, extra, excluded } = series;
  const { wall, zone } = start;
  const walls = rules.flatMap((rule) =>
    expandRule(rule, { start: wall, zone, from: toWall(from, zone), to: toWall(to, zone) }),
  );
  const found = new Map<number, Occurrence>();
  // The start belongs to the series, whatever the rule is (RFC 5545, section 3.8.5.3).
  for (const instant of [wall, ...walls].map((each) => toInstant(each, zone))) {
    found.set(instant, { instant, end: endOf(instant, duration, zone) });
  }
  for (const { start: instant, duration: ownDuration } of extra) {
    found.set(instant, { instant, end: endOf(instant, ownDuration, zone) });
  }
  for (const instant of found.keys()) {
    if (occurrenceKeys(instant, start).some((key) => excluded.has(key))) found.delete(instant);
  }
  return found;
}

function spansOf(series: CalendarEvent, all: readonly CalendarEvent[], window: Span): Span[] {
  const replacements = all.filter(({ replaces }) => replaces);
  const replaced = new Set(
    replacements.map(({ replaces }) => replaces && keyOf(replaces.time, series.start)),
  );
  const later = replacements
    .flatMap((by) =>
      by.replaces?.andFuture ? [{ by, since: instantIn(by.replaces.time, series.start) }] : [],
    )
    .sort((one, other) => other.since - one.since);
  if (series.isFree && later.length === 0) return [];
  const reach = reachOf(series, replacements);
  const wide: Span = [window[0] - reach, window[1] + reach];
  const spans: Span[] = [];
  for (const { instant, end } of occurrencesOf(series, wide).values()) {
    if (occurrenceKeys(instant, series.start).some((key) => replaced.has(key))) continue;
    const change = later.find(({ since }) => since <= instant);
    if (!change) {
      if (!series.isFree) spans.push([instant, end]);
      continue;
    }
    const { start, duration, isFree } = change.by;
    if (isFree) continue;
    // An exact shift would be wrong after a change of the clocks.
    const shift = start.wall - toWall(change.since, start.zone);
    const shifted = toInstant(toWall(instant, start.zone) + shift, start.zone);
    spans.push([shifted, endOf(shifted, duration, start.zone)]);
  }
  return spans;
}

/** Counts items for which `read` throws. */
function each<T, R>(items: readonly T[], read: (item: T) => R[]): { found: R[]; leftOut: number } {
  let leftOut = 0;
  const found = items.flatMap((item) => {
    try {
      return read(item);
    } catch {
      leftOut += 1;
      return [];
    }
  });
  return { found, leftOut };
}

/** RFC 5545, section 3.6.4. */
const freeBusySpans = (line: Component, zones: Zones): Span[] =>
  propertiesOf(line, 'FREEBUSY')
    .filter(({ params }) => params.fbtype?.toUpperCase() !== 'FREE')
    .flatMap((property) =>
      property.values.map((value): Span => {
        const { start, duration } = readPeriod(value, property, zones);
        return [start, endOf(start, duration, zones.siteZone)];
      }),
    );

interface ReadCalendar {
  events: CalendarEvent[];
  spans: Span[];
  leftOut: number;
}

function readOne(calendar: Component, zones: Zones): ReadCalendar {
  const events = each(partsOf(calendar, 'VEVENT'), (component) => {
    const event = readEvent(component, zones);
    return event ? [event] : [];
  });
  const lines = partsOf(calendar, 'VFREEBUSY').flatMap((component) =>
    component.lines.map((line) => ({ ...component, lines: [line] })),
  );
  const periods = each(lines, (line) => freeBusySpans(line, zones));
  return {
    events: events.found,
    spans: periods.found,
    leftOut: events.leftOut + periods.leftOut,
  };
}

function replacementsByUid(events: readonly CalendarEvent[]): Map<string, CalendarEvent[]> {
  const byUid = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    if (!event.replaces || event.uid === undefined) continue;
    byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event]);
  }
  return byUid;
}

/** @param timeZone the zone of days, and of times without a zone */
export function busyTimes(text: string, window: Span, timeZone: string): BusyTimesResult {
  const file = readCalendarFile(text);
  if (typeof file === 'string') return { kind: 'failed', code: file };
  const siteZone = ianaZone(timeZone);
  const zonesIn = createZones(file, siteZone, window[1] + 366 * dayMs);
  const calendars = file.map((calendar) =>
    readOne(calendar, { siteZone, zoneOf: zonesIn(calendar) }),
  );
  const all = replacementsByUid(calendars.flatMap(({ events }) => events));
  const spans = calendars.map(({ events }) => {
    const replacements = replacementsByUid(events);
    return each(events, (event): Span[] => {
      const { uid = '', start, duration, isFree, replaces } = event;
      if (!replaces) return spansOf(event, replacements.get(uid) ?? all.get(uid) ?? [], window);
      const instant = instantOf(start);
      return isFree ? [] : [[instant, endOf(instant, duration, start.zone)]];
    });
  });
  return {
    kind: 'read',
    spans: mergeSpans(
      [...calendars, ...spans.map(({ found }) => ({ spans: found }))].flatMap((one) => one.spans),
      window,
    ),
    leftOut: [...calendars, ...spans].reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}
