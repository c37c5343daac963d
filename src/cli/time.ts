const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;

/**
 * Reads a point in the past: an age such as `90d` (m, h, d, w) or a date (`2026-01-31`, ISO 8601).
 *
 * @returns milliseconds since 1970, or undefined for anything else
 */
export function parsePast(text: string, now: number): number | undefined {
  const age = /^(\d+)([mhdw])$/.exec(text);
  if (age) return now - Number(age[1]) * unitMs[age[2] as keyof typeof unitMs];
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : date;
}

/** An instant for a table: `2026-11-20 08:30:39Z`, or a dash when there is none. */
export function formatInstant(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return '-';
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')}Z`;
}

/** A span of time in its largest unit: `3 days`, `2 hours`, `1 minute`. */
export function formatAge(ms: number): string {
  const minutes = Math.floor(ms / unitMs.m);
  const [count, unit] =
    minutes >= 2 * 1440
      ? [Math.floor(minutes / 1440), 'day']
      : minutes >= 120
        ? [Math.floor(minutes / 60), 'hour']
        : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
