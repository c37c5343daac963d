import { resendWindowMs } from '@/lib/resendWindow';
import { notice, print, printJson, requestCount } from '../print';
import { formatAge, formatInstant } from '../time';
import { withOutbox } from '../withOutbox';

interface PurgeOptions {
  /** Milliseconds since 1970. */
  deliveredBefore: number;
  json?: boolean;
}

/** A purge that forgets ids too soon is for the operator to decide. */
const earlyPurge = `Warning: a browser that did not get the answer sends its request again for up to ${formatAge(resendWindowMs)}.
A request that is removed sooner is delivered again, under the same webhook-id.`;

export async function purge({ deliveredBefore, json }: PurgeOptions): Promise<void> {
  if (deliveredBefore > Date.now() - resendWindowMs) notice(earlyPurge);
  const removed = await withOutbox((queries) => queries.purge(deliveredBefore));
  if (json) printJson({ removed });
  else
    print(`${requestCount(removed)} delivered before ${formatInstant(deliveredBefore)} removed.`);
}
