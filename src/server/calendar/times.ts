import 'server-only';

export const dayMs = 24 * 60 * 60 * 1000;

/** Milliseconds since 1970. The end is exclusive. */
export type Span = readonly [start: number, end: number];

/** Instants are in milliseconds since 1970. */
export interface Zone {
  /** Returns milliseconds, positive east of UTC. */
  offsetAt(instant: number): number;
}

export const utc: Zone = { offsetAt: () => 0 };

/** `wall` is the time on the zone's clock, in milliseconds since 1970 as if it were UTC. */
export interface CalendarTime {
  wall: number;
  zone: Zone;
  /** Whether it is a day without a time of day. */
  isDate: boolean;
}

export const toWall = (instant: number, zone: Zone): number => instant + zone.offsetAt(instant);

/**
 * Reads a repeated time as its first occurrence, and a skipped time with the offset before the gap
 * (RFC 5545, section 3.3.5).
 */
export function toInstant(wall: number, zone: Zone): number {
  const before = wall - zone.offsetAt(wall - dayMs);
  if (toWall(before, zone) === wall) return before;
  const after = wall - zone.offsetAt(wall + dayMs);
  return toWall(after, zone) === wall ? after : before;
}

export const instantOf = ({ wall, zone }: CalendarTime): number => toInstant(wall, zone);

export const startOfDay = (wall: number): number => Math.floor(wall / dayMs) * dayMs;

/** Sorts spans, joins those that overlap or touch, and clips them to a window. */
export function mergeSpans(spans: readonly Span[], [from, to]: Span): Span[] {
  const merged: [number, number][] = [];
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    const clipped: [number, number] = [Math.max(start, from), Math.min(end, to)];
    if (clipped[0] >= clipped[1]) continue;
    const last = merged.at(-1);
    if (last && clipped[0] <= last[1]) last[1] = Math.max(last[1], clipped[1]);
    else merged.push(clipped);
  }
  return merged;
}
