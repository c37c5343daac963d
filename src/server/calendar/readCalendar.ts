import 'server-only';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { builtPath } from '@/lib/buildOutput';
import { within } from '../asyncLimits';
import { errorCode, errorWith } from '../errorCode';
import type { BusyTimes, BusyTimesResult } from './busyTimes';
import { download } from './download';
import type { Span } from './times';

const defaultTimeLimitMs = 10_000;

/** Enough for a file of 20 MB. */
const maxHeapMb = 512;

/** `code`: the status or an error's code, and never the address. */
export type Reading = BusyTimes | { kind: 'failed'; code: string };

export interface ReadingOptions {
  window: Span;
  timeZone: string;
  /** The bundle of `busyTimesThread.ts`. */
  script?: URL;
  timeLimitMs?: number;
}

/** `npm run server-script` makes it. */
const builtScript = () => pathToFileURL(builtPath('dist/busyTimesThread.js'));

async function downloadAndParse(
  url: string,
  { script = builtScript(), ...options }: ReadingOptions,
  signal: AbortSignal,
): Promise<Reading> {
  const { bytes, charset } = await download(url, signal);
  signal.throwIfAborted();
  // Parsing takes seconds for a large file, and may never end for a faulty one.
  const thread = new Worker(script, {
    workerData: { bytes, charset, ...options },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const end = () => thread.terminate();
  signal.addEventListener('abort', end);
  try {
    return await new Promise<BusyTimesResult>((resolve, reject) => {
      thread.on('message', resolve).on('error', reject);
      thread.on('exit', () => reject(errorWith('THREAD_ENDED')));
    });
  } finally {
    signal.removeEventListener('abort', end);
    await end();
  }
}

/** Never throws, and ends within the time limit. */
export async function readCalendar(
  url: string,
  { timeLimitMs = defaultTimeLimitMs, ...options }: ReadingOptions,
): Promise<Reading> {
  const controller = new AbortController();
  const reading = downloadAndParse(url, options, controller.signal);
  try {
    return await within(timeLimitMs, reading);
  } catch (error) {
    return { kind: 'failed', code: errorCode(error) };
  } finally {
    controller.abort();
    reading.catch(() => undefined);
  }
}
