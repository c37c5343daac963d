const minute = 60_000;
const units = {
  m: { ms: minute, word: 'minute' },
  h: { ms: 60 * minute, word: 'hour' },
  d: { ms: 1440 * minute, word: 'day' },
  w: { ms: 7 * 1440 * minute, word: 'week' },
} as const;

/** Reads an age such as `90d` (m, h, d, w); undefined for anything else. */
function readAge(text: string) {
  const [, count, unit] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  return count && unit
    ? { count: Number(count), unit: units[unit as keyof typeof units] }
    : undefined;
}

/** The milliseconds of an age such as `90d`, or undefined for anything else. */
export function parseAge(text: string): number | undefined {
  const age = readAge(text);
  return age && age.count * age.unit.ms;
}

/** An age in words, e.g. `90 days` for `90d`, or undefined for anything else. */
export function ageInWords(text = ''): string | undefined {
  const age = readAge(text);
  return age && `${age.count} ${age.unit.word}${age.count === 1 ? '' : 's'}`;
}
