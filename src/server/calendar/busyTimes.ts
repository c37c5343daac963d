import 'server-only';
import {
  type Component,
  type FileFault,
  partsOf,
  propertiesOf,
  readCalendarFile,
} from './calendarFile';
import { type CalendarEvent, endOf, readEvent, readPeriod, type Zones } from './events';
import { isOutdated, isSeries, ownSpan, seriesSpans } from './series';
import { dayMs, mergeSpans, type Span } from './times';
import { createZones, ianaZone } from './zones';

export interface BusyTimes {
  kind: 'read';
  /** Sorted, without overlaps, within the window. */
  spans: Span[];
  /** Counts events that could not be read or expanded. */
  leftOut: number;
}

export type BusyTimesResult = BusyTimes | { kind: 'failed'; code: FileFault };

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

function eventsByUid(events: readonly CalendarEvent[]): Map<string, CalendarEvent[]> {
  const byUid = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    if (event.uid === undefined) continue;
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
  const inFile = eventsByUid(calendars.flatMap(({ events }) => events));
  const spans = calendars.map(({ events }) => {
    const inCalendar = eventsByUid(events);
    return each(events, (event): Span[] => {
      const { uid = '' } = event;
      // The parts of a series can be in several calendars of the file.
      const ofUid = (filter: (event: CalendarEvent) => boolean) => {
        const own = (inCalendar.get(uid) ?? []).filter(filter);
        return own.length > 0 ? own : (inFile.get(uid) ?? []).filter(filter);
      };
      const replacements = ofUid(({ replaces }) => replaces !== undefined);
      if (isSeries(event)) return seriesSpans(event, replacements, window);
      const [series] = ofUid(isSeries);
      return isOutdated(event, replacements, series) ? [] : ownSpan(event);
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
