const digit = /\p{Nd}/u;

/** The value of a decimal digit of any script: its blocks run from zero to nine. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** A text with the digits of every script (`٠٥٠`, `０５０`) as ASCII digits (`050`). */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, asciiDigit);

/** The letters of a telephone's keys (ITU-T E.161), from 2 to 9. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const keyOf = (letter: string) =>
  String(2 + keys.findIndex((letters) => letters.includes(letter.toLowerCase())));

const extension = /(?<![a-z])(?:ext(?:ension|n)?|x|#)[\s.:]*(\d+)\D*$/i;

/** What a person dials for a phone number as people write it: its digits, and those of its letters' keys. */
function dialed(phone: string): string {
  return (
    asciiDigits(phone)
      .replace(extension, '')
      .replace(/^[^\d+]*/, '')
      .replace(/\([^\d)]*\)/g, '')
      // The zero is dialed inside the country alone.
      .replace(/^((?:\+|00).*?)\(0\)/, '$1')
      .replace(/[a-z]/gi, keyOf)
      .replace(/[^\d+]/g, '')
  );
}

/** The link that calls a phone number as people write it, with its extension (RFC 3966). */
export function telephoneLink(phone: string): string {
  const [, number] = extension.exec(asciiDigits(phone)) ?? [];
  return `tel:${dialed(phone)}${number ? `;ext=${number}` : ''}`;
}

/** The link that writes a text message to it (RFC 5724). */
export const textMessageLink = (phone: string) => `sms:${dialed(phone)}`;
