import { fieldNames } from '@/features/consultation/model/fields';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { factNames, factsOf, fieldsOf, fieldText } from './request';

/** Excel takes a file for UTF-8 that begins with it. */
export const byteOrderMark = '\ufeff';

/** Text that a spreadsheet may run as a formula, which ignores leading white space and quotes. */
const formula = /^[\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠]/u;

/**
 * Whether a spreadsheet takes a text for a number or a date, and then shows another one: `07911123456`, `1-2`,
 * `7E11`. It has a digit, and no letter but an exponent's.
 */
const isNumber = (text: string) =>
  /\p{Nd}/u.test(text) && /^[^\p{L}]*([eE][^\p{L}]*)?$/u.test(text);

/** The fields that spreadsheets are to know as a date and a time. */
const calendarFields = ['callDate', 'callTime'];

/**
 * Prefixes formulas with an apostrophe (OWASP, "CSV Injection"), at the start of the cell and after
 * each character that a spreadsheet with other settings may treat as a separator.
 */
const defuse = (text: string): string =>
  text
    .split(/([,;\t\r\n])/)
    .map((part) => (formula.test(part) ? `'${part}` : part))
    .join('');

const quote = (text: string) =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A NUL ends a cell in spreadsheets, and the whole file in some parsers. */
const withoutNul = (text: string) => text.replaceAll('\0', '\ufffd');

/** A line of CSV (RFC 4180). */
const line = (cells: readonly string[]) =>
  `${cells.map(withoutNul).map(defuse).map(quote).join(',')}\r\n`;

/** The names of the columns: what is known about a request, then the visitor's fields. */
export const csvHeading = line([...factNames, ...fieldNames]);

/** A request, whose fields no spreadsheet takes for a number or a formula. */
export function csvRow(stored: StoredRequest): string {
  const fields = fieldsOf(stored);
  const asWritten = fieldNames.map((name) => {
    const text = fieldText(fields[name]);
    const isKept = !calendarFields.includes(name) && isNumber(text) && !formula.test(text);
    return isKept ? `'${text}` : text;
  });
  return line([...Object.values(factsOf(stored)).map(fieldText), ...asWritten]);
}
