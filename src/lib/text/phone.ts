const digit = /\p{Nd}/u;

/** Converts a decimal digit of any script. In Unicode, each block of digits runs from zero to nine. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Converts the digits of every script (`٠٥٠`, `０５０`) to ASCII (`050`). */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, asciiDigit);

/** The letters on a telephone's keys 2 to 9 (ITU-T E.161). */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const keyOf = (letter: string) =>
  String(2 + keys.findIndex((letters) => letters.includes(letter.toLowerCase())));

const extension = /(?<![a-z])(?:ext(?:ension|n)?|x|#)[\s.:]*(\d+)\D*$/i;

/** Returns the digits that a person dials, letters included. */
function dialed(phone: string): string {
  return (
    asciiDigits(phone)
      .replace(extension, '')
      .replace(/^[^\d+]*/, '')
      .replace(/\([^\d)]*\)/g, '')
      // This zero is only dialed within the country.
      .replace(/^((?:\+|00).*?)\(0\)/, '$1')
      .replace(/[a-z]/gi, keyOf)
      .replace(/[^\d+]/g, '')
  );
}

/** Returns a `tel:` link, with an extension if there is one (RFC 3966). */
export function telephoneLink(phone: string): string {
  const [, number] = extension.exec(asciiDigits(phone)) ?? [];
  return `tel:${dialed(phone)}${number ? `;ext=${number}` : ''}`;
}

/** Returns an `sms:` link (RFC 5724). */
export const textMessageLink = (phone: string) => `sms:${dialed(phone)}`;
