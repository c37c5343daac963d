import 'server-only';
import { rowOverhead } from '../outbox/quarantineReasons';
import type { OutboxStatus } from '../outbox/status';
import { sharedRead } from '../sharedRead';

const measureEveryMs = 10_000;

/**
 * Creates the check whether quarantined requests have used up their budget. It measures them every ten
 * seconds, and adds what this process stores meanwhile.
 */
export function createQuarantine(readStatus: () => Promise<OutboxStatus>, budgetMb: number) {
  let bytes = 0;
  const measure = sharedRead(measureEveryMs, async () => {
    bytes = (await readStatus()).quarantineBytes;
  });

  /** @param body of the request that is to be quarantined @returns whether it is to be refused */
  return async function isFull(body: string): Promise<boolean> {
    // Unknown while the outbox fails, which then takes no request either.
    await measure().catch(() => undefined);
    if (bytes >= budgetMb * 1e6) return true;
    bytes += Buffer.byteLength(body) + rowOverhead;
    return false;
  };
}
