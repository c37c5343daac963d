import 'server-only';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { builtPath } from '@/lib/buildOutput';
import { within } from '../asyncLimits';
import { errorCode, errorWith } from '../errorCode';
import type { BusyTimes, BusyTimesResult } from './busyTimes';
import { download } from './download';
import type { Span } from './times';

/** The limit for a reading, from the name lookup to the last span. */
const defaultTimeLimitMs = 10_000;

/** Enough for a file of 20 MB. */
const maxHeapMb = 512;

/** `code`: the status, or the code of an error, and never the address. */
export type Reading = BusyTimes | { kind: 'failed'; code: string };

export interface ReadingOptions {
  window: Span;
  /** The IANA name of the zone of days, and of times without a zone. */
  timeZone: string;
  /** The bundle of `busyTimesThread.ts`, which `npm run build` and `npm run dev` make. */
  script?: URL;
  timeLimitMs?: number;
}

/** The bundle that `npm run server-script` makes. */
const builtScript = () => pathToFileURL(builtPath('dist/busyTimesThread.js'));

async function downloadAndParse(
  url: string,
  { script = builtScript(), ...options }: ReadingOptions,
  signal: AbortSignal,
): Promise<Reading> {
  const { bytes, charset } = await download(url, signal);
  signal.throwIfAborted();
  // Parsing takes seconds for a large file, and a faulty one could take forever.
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

/** Reads a calendar once, and never throws. It ends within 10 s, whatever the other side sends. */
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
