import 'server-only';
import { errorCode } from '../../errorCode';
import { log } from '../../log';

interface LoopOptions {
  /** What the log calls the work. */
  name: string;
  /** How long to wait after a failure, in milliseconds. */
  pauseMs: number;
  /** Ends the loop. */
  signal: AbortSignal;
}

/**
 * Calls `work` again and again. Where it fails, it is tried again; the log says when that begins and when it ends.
 *
 * @param work returns how long to wait before the next call, in milliseconds
 */
export function createLoop(work: () => Promise<number>, { name, pauseMs, signal }: LoopOptions) {
  let ended: Promise<void> | undefined;
  let wake = () => {};
  let isFailing = false;

  async function workOnce(): Promise<number> {
    try {
      const waitMs = await work();
      if (isFailing) log.info(`${name} works again`);
      isFailing = false;
      return waitMs;
    } catch (error) {
      if (!isFailing) log.error({ error: errorCode(error) }, `${name} fails`);
      isFailing = true;
      return pauseMs;
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      // Created before the work, so that a call of `wake` during it is not lost.
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const timer = setTimeout(wake, await workOnce());
      await woken;
      clearTimeout(timer);
    }
  }

  return {
    /** Starts the loop, once. */
    start(): void {
      ended ??= run();
    },
    /** Ends the wait before the next call. */
    wake: () => wake(),
    /** Resolves when the loop has ended; undefined when it was never started. */
    ended: () => ended,
  };
}

/** Does work now and every so often. @returns a function that stops it */
export function startLoop(name: string, everyMs: number, work: () => Promise<unknown>): () => void {
  const stopping = new AbortController();
  const options = { name, pauseMs: everyMs, signal: stopping.signal };
  const loop = createLoop(() => work().then(() => everyMs), options);
  loop.start();
  return () => {
    stopping.abort();
    loop.wake();
  };
}
