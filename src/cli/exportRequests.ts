import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { csvHeading, csvRow } from './csv';
import { toJson } from './render';

export type ExportFormat = 'csv' | 'json';

const progressEvery = 1000;

async function* chunks(
  requests: AsyncIterable<StoredRequest>,
  format: ExportFormat,
): AsyncGenerator<{ text: string; isRequest: boolean }> {
  yield { text: format === 'csv' ? csvHeading : '[', isRequest: false };
  let first = true;
  for await (const request of requests) {
    const json = () => `${first ? '\n' : ',\n'}${JSON.stringify(toJson(request))}`;
    yield { text: format === 'csv' ? csvRow(request) : json(), isRequest: true };
    first = false;
  }
  if (format === 'json') yield { text: '\n]\n', isRequest: false };
}

/**
 * Writes requests as CSV (RFC 4180) or as a JSON array, one at a time: a long export takes no more
 * memory than a short one.
 *
 * @param onProgress called with the count so far, now and then
 * @returns how many were written
 */
export async function exportRequests(
  requests: AsyncIterable<StoredRequest>,
  format: ExportFormat,
  output: Writable,
  onProgress: (count: number) => void,
): Promise<number> {
  let count = 0;
  for await (const { text, isRequest } of chunks(requests, format)) {
    if (!output.write(text)) await once(output, 'drain');
    if (isRequest) count += 1;
    if (isRequest && count % progressEvery === 0) onProgress(count);
  }
  return count;
}
