import type { StoredRequest } from '@/server/outbox/storedRequest';
import { toJson } from './render';

type Flat = Record<string, string | number | null>;

function flatten(stored: StoredRequest): Flat {
  const { request, ...facts } = toJson(stored);
  return { ...facts, ...request };
}

/**
 * One cell (RFC 4180, section 2). A spreadsheet takes a cell that begins with `=`, `+`, `-` or `@`
 * (or a tab or return before one) for a formula and would run what a visitor wrote, so such a cell
 * gets an apostrophe in front.
 */
function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const defused = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

const line = (values: readonly (string | number | null)[]) =>
  `${values.map(csvCell).join(',')}\r\n`;

/** The names of the columns that `csvRow` fills. */
export const csvHeading = line([
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
]);

export const csvRow = (stored: StoredRequest) => line(Object.values(flatten(stored)));
