import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import type { RequestState } from '@/server/outbox/storedRequest';
import { type ExportFormat, exportRequests } from '../output/exportRequests';
import { requestCount } from '../output/print';
import { replaceFile } from '../storage/replaceFile';
import { readOutbox } from '../storage/withOutbox';

interface ExportOptions {
  format: ExportFormat;
  state: RequestState[];
  output?: string;
}

async function exportTo(
  { format, state }: ExportOptions,
  output: Writable,
  forTerminal: boolean,
): Promise<number> {
  const onProgress = (count: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${requestCount(count)}`);
  };
  return readOutbox((queries) =>
    exportRequests(queries.each(state), output, { format, forTerminal, onProgress }),
  );
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
