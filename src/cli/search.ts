import { domainToUnicode } from 'node:url';
import { asciiDigits } from '@/lib/text/asciiDigits';
import { asciiEmail } from '@/lib/text/asciiEmail';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { fieldsOf, fieldText } from './output/json';

/**
 * What of a text counts in a search: its letters, digits, symbols and `@`, without case, accents, Unicode form and
 * script of digits. So `José` is found by `JOSE`, `٠٥٠ ١٢٣` by `050123`, and `(555) 010-0123` by `555 010 0123`.
 */
const searchable = (text: string): string =>
  asciiDigits(text)
    .normalize('NFKD')
    // Upper case after lower case: `ß` is `SS`, and `ı` and `İ` are `I`.
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    // Accents belong to no script; the vowel signs of some scripts are marks, too, and count.
    .replace(/\p{Script=Inherited}|[^\p{L}\p{M}\p{N}\p{So}@]/gu, '');

/** An email address as stored, and with its domain in ASCII and in its own script. */
function formsOf(email: string): string[] {
  const ascii = asciiEmail(email);
  const at = ascii.lastIndexOf('@') + 1;
  return [email, ascii, ascii.slice(0, at) + domainToUnicode(ascii.slice(at))];
}

/** Makes a test whether email, name, phone or company of a request contains a text; without a text, all do. */
export function matcher(text: string | undefined): (stored: StoredRequest) => boolean {
  if (text === undefined) return () => true;
  const wanted = searchable(text);
  // A text of punctuation alone is searched for as it is.
  const contains = (value: string) =>
    wanted === '' ? value.includes(text) : searchable(value).includes(wanted);
  return (stored) => {
    const { email, name, phone, company } = fieldsOf(stored);
    const values = [name, phone, company].map(fieldText);
    return [...values, ...formsOf(fieldText(email))].some(contains);
  };
}
