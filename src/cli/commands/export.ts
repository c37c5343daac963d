import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import type { RequestState } from '@/server/outbox/storedRequest';
import { csvHeading, csvRow } from '../output/csv';
import { toJson } from '../output/json';
import { requestCount } from '../output/print';
import { printableJson } from '../output/terminal';
import { replaceFile } from '../storage/replaceFile';
import { readOutbox } from '../storage/withOutbox';

interface ExportOptions {
  format: 'csv' | 'json';
  state: RequestState[];
  output?: string;
}

const progressEvery = 1000;

/** Writes requests as CSV (RFC 4180) or as a JSON array, one at a time. @returns how many were written */
async function exportTo(
  { format, state }: ExportOptions,
  output: Writable,
  forTerminal: boolean,
): Promise<number> {
  async function write(text: string): Promise<void> {
    if (!output.write(text)) await once(output, 'drain');
  }
  return readOutbox(async (queries) => {
    let count = 0;
    await write(format === 'csv' ? csvHeading : '[');
    for await (const request of queries.each(state)) {
      if (format === 'csv') await write(csvRow(request, forTerminal));
      else await write(`${count === 0 ? '\n' : ',\n'}${printableJson(toJson(request))}`);
      count += 1;
      const isReported = count % progressEvery === 0 && process.stderr.isTTY;
      if (isReported) process.stderr.write(`\r${requestCount(count)}`);
    }
    if (format === 'json') await write('\n]\n');
    return count;
  });
}

const exportToFile = (options: ExportOptions, path: string): Promise<number> =>
  replaceFile(path, async (draft) => {
    const stream = createWriteStream(draft);
    const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject));
    const closed = new Promise<void>((resolve) => stream.once('close', resolve));
    const count = await Promise.race([exportTo(options, stream, false), failed]);
    stream.end();
    await Promise.race([closed, failed]);
    return count;
  });

export async function exportAll(options: ExportOptions): Promise<void> {
  const { output } = options;
  const count = output
    ? await exportToFile(options, output)
    : await exportTo(options, process.stdout, process.stdout.isTTY === true);
  if (output || process.stderr.isTTY) {
    process.stderr.write(`\r${requestCount(count)} exported.\n`);
  }
}
