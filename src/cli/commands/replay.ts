import { print, printJson, requestCount } from '../output/print';
import { formatInstant } from '../output/time';
import { changeOutbox } from '../storage/withOutbox';

interface ReplayOptions {
  /** Milliseconds since 1970. */
  deliveredAfter: number;
  /** Milliseconds since 1970; absent: now. */
  deliveredBefore?: number;
  json?: boolean;
}

/** Sends again what the webhook accepted in a span of time, after the receiver has lost it. */
export async function replay({ deliveredAfter, ...options }: ReplayOptions): Promise<void> {
  const now = Date.now();
  // What is delivered meanwhile is not sent again.
  const before = Math.min(now, options.deliveredBefore ?? now);
  const replayed = await changeOutbox((queries) => queries.replay(deliveredAfter, before));
  if (options.json) return printJson({ replayed });
  const span = `delivered from ${formatInstant(deliveredAfter)} to ${formatInstant(before)}`;
  print(`${requestCount(replayed)} ${span} will be sent again.`);
}
