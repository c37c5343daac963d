import 'server-only';
import type { Outbox } from '../outbox';
import { rowOverhead } from '../outbox/operator/status';
import { createTroubleLog } from '../troubleLog';

const measureEveryMs = 10_000;

/**
 * Creates the check whether quarantined requests have used up their budget. It measures them every ten
 * seconds, and adds what this process stores meanwhile.
 */
export function createQuarantine(status: Outbox['status'], budgetMb: number) {
  const report = createTroubleLog('Quarantine is full', 'Quarantine has room again');
  let measuredAt = Number.NEGATIVE_INFINITY;
  let bytes = 0;

  /** @param body of the request that is to be quarantined @returns whether it is to be refused */
  return async function isFull(body: string): Promise<boolean> {
    if (performance.now() - measuredAt >= measureEveryMs) {
      measuredAt = performance.now();
      // Unknown while the outbox fails, which then takes no request either.
      bytes = (await status.read())?.quarantineBytes ?? 0;
    }
    const isUsedUp = bytes >= budgetMb * 1e6;
    report(isUsedUp ? { budgetMb } : undefined);
    if (!isUsedUp) bytes += Buffer.byteLength(body) + rowOverhead;
    return isUsedUp;
  };
}
