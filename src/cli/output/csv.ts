import { stringify } from 'csv-stringify/sync';
import { fieldNames } from '@/features/consultation/model/fields';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { factNames, factsOf, fieldsOf, fieldText } from './json';
import { printable } from './terminal';

/** Text that a spreadsheet may run as a formula, which ignores leading white space and quotes. */
const formula = /^[\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠]/u;

/**
 * Prefixes formulas with an apostrophe (OWASP, "CSV Injection"), at the start of the cell and after
 * each character that a spreadsheet with other settings may treat as a separator: `escape_formulas` of
 * csv-stringify knows only the first.
 */
const defuse = (text: string): string =>
  text
    .split(/([,;\t\r\n])/)
    .map((part) => (formula.test(part) ? `'${part}` : part))
    .join('');

const csvLine = (cells: readonly string[]) =>
  stringify([cells.map(defuse)], { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/ });

/** The names of the columns. */
export const csvHeading = csvLine([...factNames, ...fieldNames]);

/** @param forTerminal replaces control characters */
export function csvRow(stored: StoredRequest, forTerminal: boolean): string {
  const facts = factsOf(stored);
  const fields = fieldsOf(stored);
  const cells = [
    ...factNames.map((name) => facts[name]),
    ...fieldNames.map((name) => fields[name]),
  ].map(fieldText);
  return csvLine(forTerminal ? cells.map((cell) => printable(cell, true)) : cells);
}
