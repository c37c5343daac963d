import { asciiDigits } from './asciiDigits';

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
