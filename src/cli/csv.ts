import type { ListedRequest } from '@/server/outbox/queries';
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

const fields = [
  'name',
  'email',
  'phone',
  'company',
  'website',
  'service',
  'budget',
  'timeline',
  'description',
  'contactMethod',
  'callDate',
  'callTime',
  'submittedAt',
] as const;

/** What a spreadsheet takes for a formula; it ignores white space, and quotes of another separator. */
const formula = /^[\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠]/u;

/**
 * Puts an apostrophe in front of everything that a spreadsheet could run as a formula (OWASP, "CSV
 * Injection"): at the start of the cell, and after each character at which a spreadsheet with other
 * settings would split it.
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
export const csvHeading = csvLine([...facts, ...fields]);

/** @param forTerminal replaces what a terminal must not print */
export function csvRow(stored: ListedRequest, forTerminal: boolean): string {
  const { request, ...rest } = toJson(stored);
  const cells = [...facts.map((name) => rest[name]), ...fields.map((name) => request[name])].map(
    fieldText,
  );
  return csvLine(forTerminal ? cells.map((cell) => printable(cell, true)) : cells);
}
