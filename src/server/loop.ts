import 'server-only';
import { describeError } from './errorCode';
import { log } from './log';

/**
 * Calls `work` now, and again and again until it is stopped, also when it fails. The log says when it begins to fail,
 * and when it works again. @param pauseMs how long to wait before the next call, unless `work` returns another time
 */
export function startLoop(name: string, pauseMs: number, work: () => Promise<number | undefined>) {
  let isStopped = false;
  let isFailing = false;
  let wake = () => {};

  async function workOnce(): Promise<number> {
    try {
      const waitMs = await work();
      if (isFailing) log.info(`${name} works again`);
      isFailing = false;
      return waitMs ?? pauseMs;
    } catch (error) {
      if (!isFailing) log.error(describeError(error), `${name} fails`);
      isFailing = true;
      return pauseMs;
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      // Created before the work, so that a call of `wake` during it is not lost.
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const timer = setTimeout(wake, await workOnce());
      await woken;
      clearTimeout(timer);
    }
  }

  const ended = run();
  return {
    /** Ends the wait before the next call. */
    wake: () => wake(),
    /** Begins no further call. Resolves when the last one has ended. */
    stop(): Promise<void> {
      isStopped = true;
      wake();
      return ended;
    },
  };
}
