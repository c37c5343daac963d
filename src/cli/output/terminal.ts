import type { RequestState } from '@/server/outbox/storedRequest';

const colors: Record<RequestState, number> = {
  pending: 33,
  delivered: 32,
  parked: 31,
  quarantined: 35,
};

/** Whether to color: in a terminal, unless NO_COLOR says otherwise (no-color.org). */
export const wantsColor = () => process.stdout.isTTY === true && !process.env.NO_COLOR;

/** How many columns a line may take: the terminal's, else `COLUMNS`, else 80. */
export const terminalWidth = () => process.stdout.columns || Number(process.env.COLUMNS) || 80;

/** Wraps text in the color of a state. */
export const paint = (text: string, state: RequestState) =>
  `\u001b[${colors[state]}m${text}\u001b[0m`;

/** Controls (C0, C1), bidirectional and other invisible formatting, line separators, lone surrogates. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Makes text safe to print on a terminal: control, bidirectional and invisible characters become `�`,
 * tabs become spaces.
 *
 * @param keepLines keeps line feeds
 */
export function printable(text: string, keepLines = false): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(unprintable, (character) =>
      character === '\t' ? ' ' : keepLines && character === '\n' ? character : '\ufffd',
    );
}

/** Encodes JSON with every unprintable character escaped (RFC 8259, section 7). */
export function printableJson(value: unknown, indent?: number): string {
  const toEscapes = (character: string) =>
    character === '\n'
      ? character
      : character
          .split('')
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
          .join('');
  return JSON.stringify(value, null, indent).replace(unprintable, toEscapes);
}

/** Characters that take two columns (East Asian wide and full-width, emoji). */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

const columnsOf = (character: string) =>
  /\p{M}/u.test(character) ? 0 : wide.test(character) ? 2 : 1;

/** How many columns printable text takes on a terminal. */
export const displayWidth = (text: string) =>
  Array.from(text).reduce((columns, character) => columns + columnsOf(character), 0);

/** Shortens printable text to a number of columns, with an ellipsis. */
export function truncate(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let kept = '';
  for (const character of text) {
    if (displayWidth(kept + character) >= columns) break;
    kept += character;
  }
  return `${kept}…`;
}
