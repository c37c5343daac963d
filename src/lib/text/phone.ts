const digit = /\p{Nd}/u;

/** In Unicode, each script's digits are in order. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Converts any script's digits (`٠٥٠`, `０５０`). */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, asciiDigit);

/** Of the keys 2 to 9 (ITU-T E.161). */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const keyOf = (letter: string) =>
  String(2 + keys.findIndex((letters) => letters.includes(letter.toLowerCase())));

const extension = /(?<![a-z])(?:ext(?:ension|n)?|x|#)[\s.:]*(\d+)\D*$/i;

function dialed(phone: string): string {
  return (
    asciiDigits(phone)
      .replace(extension, '')
      .replace(/^[^\d+]*/, '')
      .replace(/\([^\d)]*\)/g, '')
      // Only dialed within the country.
      .replace(/^((?:\+|00).*?)\(0\)/, '$1')
      .replace(/[a-z]/gi, keyOf)
      .replace(/[^\d+]/g, '')
  );
}

/** With the extension (RFC 3966). */
export function telephoneLink(phone: string): string {
  const [, number] = extension.exec(asciiDigits(phone)) ?? [];
  return `tel:${dialed(phone)}${number ? `;ext=${number}` : ''}`;
}

/** RFC 5724. */
export const textMessageLink = (phone: string) => `sms:${dialed(phone)}`;
