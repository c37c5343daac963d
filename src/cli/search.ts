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

/** Makes a test whether email, name, phone or company of a request contains a text; without a text, all do. */
export function matcher(text: string | undefined): (stored: StoredRequest) => boolean {
  if (text === undefined) return () => true;
  const contains = (value: string, wanted: string) =>
    // A text of punctuation alone is searched for as it is.
    searchable(wanted) === ''
      ? value.includes(wanted)
      : searchable(value).includes(searchable(wanted));
  return (stored) => {
    const { email, name, phone, company } = fieldsOf(stored);
    // The outbox has the domains of email addresses in ASCII.
    return (
      contains(fieldText(email), asciiEmail(text)) ||
      [email, name, phone, company].some((value) => contains(fieldText(value), text))
    );
  };
}
