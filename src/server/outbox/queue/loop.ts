import 'server-only';
import { createWatch } from '../../troubleLog';

/**
 * Calls `work` again and again until `signal` aborts. A failure is logged, and tried again.
 *
 * @param work returns how long to wait before the next call, in milliseconds
 * @param pauseMs how long to wait after a failure
 */
export function createLoop(work: () => Promise<number>, pauseMs: number, signal: AbortSignal) {
  let ended: Promise<void> | undefined;
  let wake = () => {};

  async function run(): Promise<void> {
    const watch = createWatch('Outbox cannot be read', 'Outbox is back');
    while (!signal.aborted) {
      // Created before the work, so that a call of `wake` during it is not lost.
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const waitMs = await watch(work).catch(() => pauseMs);
      const timer = setTimeout(wake, waitMs);
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
export function startLoop(work: () => Promise<unknown>, everyMs: number): () => void {
  const stopping = new AbortController();
  const loop = createLoop(() => work().then(() => everyMs), everyMs, stopping.signal);
  loop.start();
  return () => {
    stopping.abort();
    loop.wake();
  };
}
