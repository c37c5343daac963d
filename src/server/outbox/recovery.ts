import 'server-only';
import { log } from '../log';
import type { Store } from './store';

/** Even with an unsteady webhook, all requests are made due at most this often. */
const recoverEveryMs = 10_000;

const repairEveryMs = 60_000;

/**
 * Makes pending requests due early when their schedule no longer applies: after the first successful
 * delivery that follows failures, and after the clock was set back.
 */
export function createRecovery(store: Store) {
  let failing = false;
  let isBack = false;
  // By the monotonic clock.
  let succeededAt = Number.NEGATIVE_INFINITY;
  let recoveredAt = Number.NEGATIVE_INFINITY;
  let repairedAt = Number.NEGATIVE_INFINITY;

  return {
    /** Sets whether attempts have been failing, in this process or another. */
    setFailing(isFailing: boolean): void {
      failing = isFailing;
    },

    /**
     * Takes in the outcome of an attempt.
     *
     * @param startedAt by `performance.now`
     * @returns whether due times have changed, or are about to
     */
    note(delivered: boolean, startedAt: number): boolean {
      if (delivered) {
        isBack ||= failing;
        succeededAt = performance.now();
      } else {
        failing = true;
        // A failure that started after the last success means that the webhook is still down.
        isBack = startedAt < succeededAt;
      }
      return !delivered || isBack;
    },

    /** To be called before due requests are claimed. */
    async makeDue(): Promise<void> {
      const now = performance.now();
      if (isBack && now - recoveredAt >= recoverEveryMs) {
        await store.recover(Date.now());
        recoveredAt = now;
        isBack = false;
        failing = false;
        log.info('Webhook is back: pending requests are due now');
      }
      if (now - repairedAt >= repairEveryMs) {
        await store.repairTimes(Date.now());
        repairedAt = now;
      }
    },
  };
}
