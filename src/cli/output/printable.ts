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
