const minute = 60_000;

const units = [
  { letter: 'w', ms: 7 * 1440 * minute, word: 'week' },
  { letter: 'd', ms: 1440 * minute, word: 'day' },
  { letter: 'h', ms: 60 * minute, word: 'hour' },
  { letter: 'm', ms: minute, word: 'minute' },
] as const;

/** Parses e.g. `90d` (m, h, d, w) into milliseconds. */
export function parseAge(text: string): number | undefined {
  const [, count, letter] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  const unit = units.find((each) => each.letter === letter);
  return unit && Number(count) * unit.ms;
}

/** Writes e.g. `90 days`. */
export function ageInWords(ms: number): string {
  const { ms: one, word } = units.find((unit) => ms % unit.ms === 0) ?? units[3];
  const count = Math.round(ms / one);
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
