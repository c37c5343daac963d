import { type FileHandle, open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { RequestState } from '@/server/outbox/storedRequest';
import { type ExportFormat, exportRequests } from '../exportRequests';
import { OperatorError } from '../OperatorError';
import { requestCount } from '../print';
import { withOutbox } from '../withOutbox';

interface ExportOptions {
  format: ExportFormat;
  state: RequestState[];
  output?: string;
}

/** Opens a file for personal data: readable by its owner only, also when it was there before. */
async function openPrivate(path: string): Promise<FileHandle> {
  const file = await open(path, 'w', 0o600);
  // Devices such as /dev/null keep their mode.
  if ((await file.stat()).isFile()) await file.chmod(0o600);
  return file;
}

async function exportTo(
  { format, state }: ExportOptions,
  output: Writable,
  forTerminal: boolean,
): Promise<number> {
  const onProgress = (count: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${requestCount(count)}`);
  };
  return withOutbox((queries) =>
    exportRequests(queries.each(state), output, { format, forTerminal, onProgress }),
  );
}

async function exportToFile(options: ExportOptions, path: string): Promise<number> {
  try {
    const file = await openPrivate(path);
    const stream = file.createWriteStream();
    const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject));
    const closed = new Promise<void>((resolve) => stream.once('close', resolve));
    const count = await Promise.race([exportTo(options, stream, false), failed]);
    stream.end();
    await Promise.race([closed, failed]);
    return count;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

export async function exportAll(options: ExportOptions): Promise<void> {
  const { output } = options;
  const count = output
    ? await exportToFile(options, output)
    : await exportTo(options, process.stdout, process.stdout.isTTY === true);
  if (output || process.stderr.isTTY) {
    process.stderr.write(`\r${requestCount(count)} exported.\n`);
  }
}
