import type { StoredRequest } from '@/server/outbox/storedRequest';
import { textOf, toJson } from './render';

/**
 * One cell (RFC 4180, section 2). A spreadsheet takes a cell that begins with `=`, `+`, `-` or `@`
 * (or a tab or return before one) for a formula and would run what a visitor wrote, so such a cell
 * gets an apostrophe in front.
 */
function csvCell(value: unknown): string {
  const text = textOf(value);
  const defused = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

const line = (values: readonly unknown[]) => `${values.map(csvCell).join(',')}\r\n`;

const columns = [
  'id',
  'state',
  'reason',
  'attempts',
  'lastError',
  'receivedAt',
  'nextAttemptAt',
  'deliveredAt',
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

/** The names of the columns that `csvRow` fills. */
export const csvHeading = line(columns);

/** What a body that breaks the schema holds under other names is left out. */
export function csvRow(stored: StoredRequest): string {
  const { request, ...facts } = toJson(stored);
  const values: Record<string, unknown> = { ...request, ...facts };
  return line(columns.map((column) => values[column]));
}
