import 'server-only';
import { describeError } from './errorCode';
import { log } from './log';

/**
 * Repeats `work`, also after it fails.
 * @param pauseMs the wait, unless `work` returns one
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
      // Created before the work, so that no `wake` is lost.
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
    wake: () => wake(),
    stop(): Promise<void> {
      isStopped = true;
      wake();
      return ended;
    },
  };
}
