/** Persian words and emoji contain joiners and variation selectors. */
const unprintable =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Makes text safe for a terminal: unprintable characters become `�`, tabs become spaces. */
export function printable(text: string, keepLines = false): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(unprintable, (character) =>
      character === '\t' ? ' ' : keepLines && character === '\n' ? character : '\ufffd',
    );
}

/** Replaces each unprintable character but a line feed by its JSON escape (RFC 8259, section 7). */
export const escapeUnprintable = (text: string): string =>
  text.replace(unprintable, (character) =>
    character === '\n'
      ? character
      : character
          .split('')
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
          .join(''),
  );

export const printableJson = (value: unknown, indent?: number): string =>
  escapeUnprintable(JSON.stringify(value, null, indent));

export interface Report {
  text: string;
  /** If set, the exit code is 1. */
  failure?: string | undefined;
}

export function notice(text: string): void {
  process.stderr.write(`${printable(text, true)}\n`);
}

/** `1 request`, `2 requests`. */
export const requestCount = (count: number) => `${count} request${count === 1 ? '' : 's'}`;

/** In UTC: `2026-11-20 08:30`. */
export const formatInstant = (ms: number) =>
  new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
