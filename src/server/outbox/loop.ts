import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';

/** How often to look for what other processes and the operator left due. */
export const pollMs = 2000;

/** The loop never asks more often, not even where something is due that it cannot get hold of. */
const minRestMs = 10;

/**
 * Calls `round` over and over, as soon as it is woken and at least every two seconds, until it is
 * stopped. A round that throws (the outbox is broken) is said once and tried again.
 *
 * @param round does what can be done now; @returns for how many milliseconds there is nothing more
 */
export function createLoop(round: () => Promise<number>) {
  let running: Promise<void> | undefined;
  let stopping = false;
  let failing = false;
  let woken = false;
  let endSleep: (() => void) | undefined;

  async function sleep(ms: number): Promise<void> {
    if (!woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(pollMs, Math.max(minRestMs, ms)));
        endSleep = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    endSleep = undefined;
    woken = false;
  }

  async function run(): Promise<void> {
    while (!stopping) {
      let restMs = pollMs;
      try {
        restMs = await round();
        if (failing) log.info('Outbox is back');
        failing = false;
      } catch (error) {
        if (!failing) log.error({ error: errorCode(error) }, 'Outbox cannot be read');
        failing = true;
        woken = false;
      }
      if (!stopping) await sleep(restMs);
    }
  }

  function wake(): void {
    woken = true;
    endSleep?.();
  }

  return {
    /** Starts, once. */
    start(): void {
      running ??= run();
    },
    wake,
    /** Resolves when the round that is under way is over; there is none after it. */
    async stop(): Promise<void> {
      stopping = true;
      wake();
      await running;
    },
  };
}
