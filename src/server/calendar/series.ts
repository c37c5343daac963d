import 'server-only';
import { type CalendarEvent, endOf, instantIn, keyOf, occurrenceKeys, sameKeyOf } from './events';
import { expandRule } from './recurrence';
import { dayMs, instantOf, type Span, toInstant, toWall } from './times';

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

type FutureChange = CalendarEvent & { replaces: NonNullable<CalendarEvent['replaces']> };

const changesFuture = (event: CalendarEvent): event is FutureChange =>
  event.replaces?.andFuture === true;

/** Outlook copies a series as a replacement that has a rule. */
export const isSeries = ({ replaces, rules, extra }: CalendarEvent): boolean =>
  replaces === undefined || rules.length + extra.length > 0;

/**
 * Reports whether another replacement of the same occurrence has a higher `SEQUENCE`.
 * @param series to which the replacements belong, if the file has it
 */
export function isOutdated(
  event: CalendarEvent,
  replacements: readonly CalendarEvent[],
  series: CalendarEvent | undefined,
): boolean {
  const keyIn = ({ replaces }: CalendarEvent) =>
    replaces && sameKeyOf(replaces.time, series?.start ?? replaces.time);
  return replacements.some(
    (other) => other.sequence > event.sequence && !isSeries(other) && keyIn(other) === keyIn(event),
  );
}

export const ownSpan = ({ start, duration, isFree }: CalendarEvent): Span[] => {
  const instant = instantOf(start);
  return isFree ? [] : [[instant, endOf(instant, duration, start.zone)]];
};

export function seriesSpans(
  series: CalendarEvent,
  all: readonly CalendarEvent[],
  window: Span,
): Span[] {
  const replacements = all.filter((event) => event !== series);
  const replaced = new Set(
    replacements.map(({ replaces }) => replaces && keyOf(replaces.time, series.start)),
  );
  const later = replacements
    .filter(changesFuture)
    .filter((by, _, others) => !isOutdated(by, others, series))
    .map((by) => ({ by, since: instantIn(by.replaces.time, series.start) }))
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
    if (isFree || isSeries(change.by)) continue;
    // An exact shift would be wrong after a change of the clocks.
    const shift = start.wall - toWall(change.since, start.zone);
    const shifted = toInstant(toWall(instant, start.zone) + shift, start.zone);
    spans.push([shifted, endOf(shifted, duration, start.zone)]);
  }
  return spans;
}
