import { pipeline } from 'node:stream/promises';
import type { Queries } from '@/server/outbox/operator/queries';
import type { RequestState, StoredRequest } from '@/server/outbox/storedRequest';
import { OperatorError } from '../OperatorError';
import { readOutbox } from '../openOutbox';
import { byteOrderMark, csvHeading, csvRow } from '../output/csv';
import { toJson } from '../output/json';
import { formatList, formatRequest } from '../output/list';
import type { Report } from '../output/print';
import { printable, printableJson } from '../output/printable';
import { matcher } from '../search';

interface Filter {
  state?: RequestState;
  find?: string;
}

/** The requests that a filter selects, newest first. */
async function* select(queries: Queries, { state, find }: Filter): AsyncGenerator<StoredRequest> {
  const matches = matcher(find);
  for await (const stored of queries.each(state)) if (matches(stored)) yield stored;
}

export const list = ({ limit, ...filter }: Filter & { limit: number }): Promise<Report> =>
  readOutbox(async ({ queries }) => {
    const found: StoredRequest[] = [];
    for await (const stored of select(queries, filter)) {
      // One more tells whether there are more.
      if (found.push(stored) > limit) break;
    }
    const requests = found.slice(0, limit);
    const more = found.length > limit ? `\n\nThe newest ${limit}; see more with --limit.` : '';
    return {
      text: requests.length === 0 ? 'No requests.' : formatList(requests) + more,
      json: requests.map(toJson),
    };
  });

export async function show(id: string): Promise<Report> {
  const request = await readOutbox(({ queries }) => queries.find(id.toLowerCase()));
  if (!request) throw new OperatorError(`There is no request ${id}.`);
  return { text: formatRequest(request), json: toJson(request) };
}

interface ExportOptions extends Filter {
  format: 'csv' | 'json';
  json?: boolean;
}

async function* toJsonText(requests: AsyncIterable<StoredRequest>) {
  let separator = '[\n';
  for await (const stored of requests) {
    yield separator + printableJson(toJson(stored));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* toCsv(requests: AsyncIterable<StoredRequest>) {
  const toTerminal = process.stdout.isTTY;
  yield toTerminal ? csvHeading : byteOrderMark + csvHeading;
  for await (const stored of requests) {
    yield toTerminal ? printable(csvRow(stored), true) : csvRow(stored);
  }
}

/** Prints requests as CSV for a spreadsheet, or as a JSON array for scripts, one at a time. */
export const exportAll = ({ json, format, ...filter }: ExportOptions): Promise<void> =>
  readOutbox(({ queries }) => {
    const requests = select(queries, filter);
    const lines = json || format === 'json' ? toJsonText(requests) : toCsv(requests);
    return pipeline(lines, process.stdout, { end: false });
  });
