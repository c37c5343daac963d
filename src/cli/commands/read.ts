import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { shortId } from '@/lib/text/formats';
import { asciiDigits } from '@/lib/text/phone';
import { asciiEmail } from '@/lib/text/typedText';
import { readMailReasons } from '@/server/outbox/mailReasons';
import type { Queries } from '@/server/outbox/operator/queries';
import { type RequestState, requestStates } from '@/server/outbox/states';
import { readStatus, reasonsOf } from '@/server/outbox/status';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { findId } from '../ids';
import { OperatorError } from '../OperatorError';
import { readOutbox } from '../openOutbox';
import { formatList, formatRequest } from '../output/list';
import { escapeUnprintable, printableJson, type Report } from '../output/print';
import {
  columnNames,
  fieldsOf,
  fieldText,
  identifyingFields,
  toJson,
  toRow,
} from '../output/request';

/**
 * Removes case, accents, punctuation, Unicode form, and the script of digits, so that `JOSE` finds `José`, `050123` finds
 * `٠٥٠ ١٢٣`, and `555 010 0123` finds `(555) 010-0123`.
 */
const searchable = (text: string): string =>
  asciiDigits(text)
    .normalize('NFKD')
    // Both cases in turn make `ß` `SS`, and `ı` and `İ` `I`.
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    // Keeps the vowel signs of some scripts, which are marks like accents.
    .replace(/\p{Script=Inherited}|[^\p{L}\p{M}\p{N}\p{So}@]/gu, '');

/** Returns a filter by `identifyingFields`. Without a text, all requests pass. */
export function matcher(text: string | undefined): (stored: StoredRequest) => boolean {
  if (text === undefined) return () => true;
  const contains = (value: string, wanted: string) =>
    searchable(wanted) === ''
      ? value.includes(wanted)
      : searchable(value).includes(searchable(wanted));
  return (stored) => {
    const values = fieldsOf(stored);
    // Stored email addresses have ASCII domains.
    return (
      contains(fieldText(values.email), asciiEmail(text)) ||
      identifyingFields.some((name) => contains(fieldText(values[name]), text))
    );
  };
}

interface Filter {
  state?: RequestState;
  find?: string;
}

async function* select(queries: Queries, { state, find }: Filter): AsyncGenerator<StoredRequest> {
  const matches = matcher(find);
  for await (const stored of queries.each(state)) {
    if (matches(stored)) yield stored;
  }
}

interface ListOptions extends Filter {
  limit: number;
  json?: boolean;
}

export const list = ({ limit, json, ...filter }: ListOptions): Promise<Report> =>
  readOutbox(async ({ queries }) => {
    const found: StoredRequest[] = [];
    for await (const stored of select(queries, filter)) {
      if (found.push(stored) > limit) break;
    }
    const requests = found.slice(0, limit);
    if (json) return { text: printableJson(requests.map(toJson), 2) };
    const more = found.length > limit ? `\n\nThe newest ${limit}; see more with --limit.` : '';
    return { text: requests.length === 0 ? 'No requests.' : formatList(requests) + more };
  });

export async function show(named: string): Promise<Report> {
  const request = await readOutbox(async ({ queries }) => {
    const id = await findId(queries, named);
    const found = id === undefined ? undefined : await queries.find(id);
    return found && { found, readers: await queries.readersOf(found.thread) };
  });
  if (!request) throw new OperatorError(`There is no request ${shortId(named)}.`);
  return { text: formatRequest(request.found, request.readers) };
}

async function* toJsonText(requests: AsyncIterable<StoredRequest>) {
  let separator = '[\n';
  for await (const stored of requests) {
    yield separator + printableJson(toJson(stored));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** The library checks only the first character. Spreadsheets skip blanks. */
const formulaAfterBlanks = /^\s+(?=[=+\-@＝＋－＠])/;

async function* toRows(requests: AsyncIterable<StoredRequest>) {
  const { isTTY } = process.stdout;
  for await (const stored of requests) {
    const cells = toRow(stored).map((cell) => (isTTY ? escapeUnprintable(cell) : cell));
    yield cells.map((cell) => (formulaAfterBlanks.test(cell) ? `'${cell}` : cell));
  }
}

const toCsv = () =>
  stringify({
    bom: true,
    header: true,
    columns: columnNames,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Some readers end a row at a single `\r` or `\n`. LibreOffice ends a cell at a semicolon or a tab.
    quote_record_delimiter: true,
    quoted_match: /[;\t]/,
  });

export const exportAll = ({ format, ...filter }: Filter & { format: string }): Promise<void> =>
  readOutbox(({ queries }) => {
    const requests = select(queries, filter);
    const output = process.stdout;
    return format === 'json'
      ? pipeline(toJsonText(requests), output, { end: false })
      : pipeline(toRows(requests), toCsv(), output, { end: false });
  });

export const stats = (): Promise<Report> =>
  readOutbox(async ({ env, database, queries }) => {
    const counts = await queries.countByState();
    const ofMails = env.mail ? await readMailReasons(database) : [];
    const reasons = [...reasonsOf(env, await readStatus(database)), ...ofMails].map(
      (reason) => reason.text,
    );
    const mails = await queries.countMails();
    const mailTotals = Object.entries(mails).map(([state, total]) => `${state} ${total}`);
    const totals = requestStates.map((state) => [state, counts[state] ?? 0] as const);
    const text = [
      totals.map(([state, total]) => `${state.padEnd(11)}  ${total}`).join('\n'),
      mailTotals.length > 0 && `Readers of mails: ${mailTotals.join(', ')}.`,
      reasons.length > 0 && `The site needs attention:\n- ${reasons.join('\n- ')}`,
      // Only the site's process knows of refused posts, unstored requests, its disk, and its calendars.
      'This is what follows from the outbox. The site itself knows more: GET /api/health.',
    ];
    return { text: text.filter(Boolean).join('\n\n') };
  });
