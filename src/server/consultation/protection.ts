import 'server-only';
import type { Env } from '../env';
import type { Outbox } from '../outbox';
import { createSignal, proxySignal } from '../signal';
import { createLimits } from './limits';
import { createQuarantine } from './quarantine';
import { createRefusals } from './refusals';

const minuteMs = 60_000;

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
