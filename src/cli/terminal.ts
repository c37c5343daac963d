import type { RequestState } from '@/server/outbox/storedRequest';

const colours: Record<RequestState, number> = {
  pending: 33,
  delivered: 32,
  parked: 31,
  quarantined: 35,
};

/** Whether to colour: in a terminal, unless NO_COLOR says otherwise (no-color.org). */
export const coloursWanted = () => process.stdout.isTTY === true && !process.env.NO_COLOR;

/** A state for people: in colour when wanted. */
export function paintState(state: RequestState, coloured: boolean): string {
  return coloured ? `\u001b[${colours[state]}m${state}\u001b[0m` : state;
}

/**
 * Text from a visitor made harmless for a terminal: control characters, which can move the cursor or
 * rewrite the screen, become spaces.
 *
 * @param keepLines leaves line breaks
 */
export function harmless(text: string, keepLines = false): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, (character) =>
    keepLines && character === '\n' ? character : ' ',
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes take no room
const width = (cell: string) => cell.replace(/\u001b\[\d+m/g, '').length;

/** Rows under a heading, in aligned columns two spaces apart. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => width(row[column] ?? ''))),
  );
  return [heading, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
