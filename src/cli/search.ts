import { domainToUnicode } from 'node:url';
import { asciiEmail } from '@/lib/text/asciiEmail';
import { searchable } from '@/lib/text/searchable';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { fieldsOf, fieldText } from './output/json';

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
