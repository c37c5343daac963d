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
