import 'server-only';
import type { Env } from '../env';
import type { OriginRefusal } from '../http/origin';
import { log } from '../log';
import type { Outbox } from '../outbox';
import { rowOverhead } from '../outbox/operator/status';
import { sharedRead } from '../sharedRead';
import { createSignal, proxySignal } from '../signal';
import { createTroubleLog } from '../troubleLog';
import { createCounter } from './counter';
import { createLimits } from './limits';

const minuteMs = 60_000;

/** How many origins are logged in a minute. */
const maxOrigins = 100;

const measureEveryMs = 10_000;

/**
 * Creates the check whether quarantined requests have used up their budget. It measures them every ten
 * seconds, and adds what this process stores meanwhile.
 */
export function createQuarantine(status: Outbox['status'], budgetMb: number) {
  const report = createTroubleLog('Quarantine is full', 'Quarantine has room again');
  let bytes = 0;
  const measure = sharedRead(measureEveryMs, async () => {
    // Unknown while the outbox fails, which then takes no request either.
    bytes = (await status.read())?.quarantineBytes ?? 0;
  });

  /** @param body of the request that is to be quarantined @returns whether it is to be refused */
  return async function isFull(body: string): Promise<boolean> {
    await measure();
    const isUsedUp = bytes >= budgetMb * 1e6;
    report(isUsedUp ? { budgetMb } : undefined);
    if (!isUsedUp) bytes += Buffer.byteLength(body) + rowOverhead;
    return isUsedUp;
  };
}

/** Creates the record of posts that were refused although they could come from this site's own pages. */
export function createRefusals(status: Outbox['status']) {
  const signal = createSignal(status, 'refused', 10 * minuteMs, 3);
  const hitOrigin = createCounter(minuteMs);
  const hitLine = createCounter(minuteMs);
  let hasAccepted = false;

  return {
    /**
     * Records a post that was refused for its origin. It is logged once a minute per origin, and counts
     * where the origin could be this site's own: other sites' pages say nothing about the form. While no
     * post has been accepted, an unknown origin could be.
     */
    async noteOrigin({ isOurs, ...refusal }: OriginRefusal): Promise<void> {
      if (hitOrigin(refusal.got).count === 1 && hitLine('').count <= maxOrigins) {
        log.warn(refusal, 'Consultation request refused');
      }
      if (isOurs === 'unknown' ? !hasAccepted : isOurs) await signal.note();
    },

    /** Records a post from our own page that broke the schema. */
    noteSchema: () => signal.note(),

    /** Ends the signal after an accepted post: the form works. */
    clear(): Promise<void> {
      hasAccepted = true;
      return signal.clear();
    },
  };
}

/** Creates what this process counts about the posts that it gets. */
export function createProtection(env: Env, { status }: Outbox) {
  return {
    limits: createLimits(env.RATE_LIMIT_PER_MINUTE),
    isQuarantineFull: createQuarantine(status, env.QUARANTINE_BUDGET_MB),
    refusals: createRefusals(status),
    // Longer than a minute, since a signal that lasts is recorded every half.
    flood: createSignal(status, 'flood', 1.5 * minuteMs, 0, [
      'Flood of consultation requests: they are quarantined',
      'Flood of consultation requests has ended',
    ]),
    proxies: createSignal(status, proxySignal(env.TRUSTED_PROXY_HOPS), 24 * 60 * minuteMs, 0, [
      'X-Forwarded-For does not fit TRUSTED_PROXY_HOPS: set it to the number of your proxies',
      'X-Forwarded-For fits TRUSTED_PROXY_HOPS',
    ]),
  };
}
