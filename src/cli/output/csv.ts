import { fieldNames } from '@/features/consultation/model/fields';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { fieldText, toJson } from './json';
import { printable } from './terminal';

const facts = [
  'id',
  'state',
  'reason',
  'attempts',
  'lastError',
  'receivedAt',
  'nextAttemptAt',
  'deliveredAt',
] as const;

/** Text that a spreadsheet may run as a formula, which ignores leading white space and quotes. */
const formula = /^[\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠]/u;

/**
 * Prefixes formulas with an apostrophe (OWASP, "CSV Injection"), at the start of the cell and after
 * each character that a spreadsheet with other settings may treat as a separator.
 */
function defuse(text: string): string {
  return text
    .split(/([,;\t\r\n])/)
    .map((part) => (formula.test(part) ? `'${part}` : part))
    .join('');
}

/** One cell (RFC 4180, section 2). */
function csvCell(text: string): string {
  const defused = defuse(text);
  return /[",;\t\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** The names of the columns. */
export const csvHeading = csvLine([...facts, ...fieldNames]);

/** @param forTerminal replaces control characters */
export function csvRow(stored: StoredRequest, forTerminal: boolean): string {
  const { request, ...rest } = toJson(stored);
  const cells = [
    ...facts.map((name) => rest[name]),
    ...fieldNames.map((name) => request[name]),
  ].map(fieldText);
  return csvLine(forTerminal ? cells.map((cell) => printable(cell, true)) : cells);
}
