import 'server-only';
import { log } from '../log';
import type { Store } from './store';

/** A webhook that answers now well and now badly does not make everything due more often. */
const recoverEveryMs = 10_000;

const repairEveryMs = 60_000;

/**
 * Makes pending requests due when the schedule no longer applies: after a delivery that succeeds where
 * others have failed, and after the clock was set back.
 */
export function createRecovery(store: Store) {
  let failing = false;
  let isBack = false;
  // By the monotonic clock.
  let succeededAt = Number.NEGATIVE_INFINITY;
  let recoveredAt = Number.NEGATIVE_INFINITY;
  let repairedAt = Number.NEGATIVE_INFINITY;

  return {
    /** Whether attempts have been failing, in this process or another. */
    setFailing(isFailing: boolean): void {
      failing = isFailing;
    },

    /**
     * Notes the outcome of an attempt.
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
        // One that began after the last success says that the webhook is not back after all.
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
