import 'server-only';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds. */
const duration = 60;

/** A client is refused past this many times its limit. */
const refusalFactor = 10;

/** The limit for all clients together, as a multiple of the limit for one. */
const floodFactor = 15;

export type Verdict =
  | { kind: 'allowed' }
  /** This client has sent more than its limit. */
  | { kind: 'suspicious' }
  /** Too much from this client, or from all clients together; `retryAfter` in seconds. */
  | { kind: 'refused'; retryAfter: number };

const refuse = ({ msBeforeNext }: RateLimiterRes): Verdict => ({
  kind: 'refused',
  retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/**
 * Creates the rate limits of this process, for one client and for all together. Refused posts count
 * too. Posts past a client's own limit do not count toward the limit for all.
 *
 * @param perMinute posts from one client in a minute before further ones are suspicious
 */
export function createLimits(perMinute: number) {
  const clients = new RateLimiterMemory({ points: perMinute, duration });
  const everyone = new RateLimiterMemory({ points: perMinute * floodFactor, duration });

  return async function judge(client: string): Promise<Verdict> {
    // Checked first, so that new clients take up no memory during a flood.
    const total = await everyone.get('everyone');
    if (total && total.remainingPoints <= 0) return refuse(total);
    // Counts like `consume`, which would reject past the limit.
    const own = await clients.penalty(client);
    if (own.consumedPoints > perMinute * refusalFactor) return refuse(own);
    if (own.consumedPoints > perMinute) return { kind: 'suspicious' };
    await everyone.penalty('everyone');
    return { kind: 'allowed' };
  };
}
