const minute = 60_000;
const unitMs = { m: minute, h: 60 * minute, d: 1440 * minute, w: 7 * 1440 * minute } as const;

/**
 * Reads an age such as `90d` (m, h, d, w).
 *
 * @returns milliseconds, or undefined for anything else
 */
export function parseAge(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  return count && unit ? Number(count) * unitMs[unit as keyof typeof unitMs] : undefined;
}

const unitWords = { m: 'minute', h: 'hour', d: 'day', w: 'week' } as const;

/** An age in words, e.g. `90 days` for `90d`; undefined for what is no age. */
export function ageInWords(text: string | undefined): string | undefined {
  const [, count, unit] = /^(\d{1,6})([mhdw])$/.exec(text ?? '') ?? [];
  if (!count || !unit) return undefined;
  return `${count} ${unitWords[unit as keyof typeof unitWords]}${count === '1' ? '' : 's'}`;
}
