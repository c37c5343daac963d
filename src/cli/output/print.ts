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

/** What a command has done. */
export interface Report {
  text: string;
  /** What could not be done: the exit code is 1. */
  failure?: string | undefined;
}

/** Prints a message for the operator to standard error. */
export function notice(text: string): void {
  process.stderr.write(`${printable(text, true)}\n`);
}

/** `1 request`, `2 requests`. */
export const requestCount = (count: number) => `${count} request${count === 1 ? '' : 's'}`;

/** An instant, in UTC: `2026-11-20 08:30`. */
export const formatInstant = (ms: number) =>
  new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
