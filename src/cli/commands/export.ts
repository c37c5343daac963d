import { open, rename, rm, stat } from 'node:fs/promises';
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

/**
 * Exports to a file that only its owner can read. It is written beside the path and takes its place when
 * it is complete; a device such as /dev/null is written to as it is.
 */
async function exportToFile(options: ExportOptions, path: string): Promise<number> {
  const isDevice = await stat(path).then(
    (old) => !old.isFile(),
    () => false,
  );
  const draft = isDevice ? path : `${path}.part`;
  try {
    if (!isDevice) await rm(draft, { force: true });
    const file = await open(draft, isDevice ? 'w' : 'wx', 0o600);
    const stream = file.createWriteStream({ flush: !isDevice });
    const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject));
    const closed = new Promise<void>((resolve) => stream.once('close', resolve));
    const count = await Promise.race([exportTo(options, stream, false), failed]);
    stream.end();
    await Promise.race([closed, failed]);
    if (!isDevice) await rename(draft, path);
    return count;
  } catch (error) {
    if (!isDevice) await rm(draft, { force: true }).catch(() => undefined);
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
