import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { csvHeading, csvRow } from './csv';
import { toJson } from './json';
import { printableJson } from './terminal';

export type ExportFormat = 'csv' | 'json';

interface ExportOptions {
  format: ExportFormat;
  /** Whether the output is a terminal. */
  forTerminal: boolean;
  /** Called regularly with the count so far. */
  onProgress(count: number): void;
}

const progressEvery = 1000;

/**
 * Writes requests as CSV (RFC 4180) or as a JSON array, one at a time to limit memory.
 *
 * @returns how many were written
 */
export async function exportRequests(
  requests: AsyncIterable<StoredRequest>,
  output: Writable,
  { format, forTerminal, onProgress }: ExportOptions,
): Promise<number> {
  async function write(text: string): Promise<void> {
    if (!output.write(text)) await once(output, 'drain');
  }
  let count = 0;
  await write(format === 'csv' ? csvHeading : '[');
  for await (const request of requests) {
    if (format === 'csv') await write(csvRow(request, forTerminal));
    else await write(`${count === 0 ? '\n' : ',\n'}${printableJson(toJson(request))}`);
    count += 1;
    if (count % progressEvery === 0) onProgress(count);
  }
  if (format === 'json') await write('\n]\n');
  return count;
}
