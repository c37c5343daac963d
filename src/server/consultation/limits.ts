import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const windowSeconds = 60;

/** Past this many times its limit a client is refused. */
const refusalFactor = 10;

/** How many times one client's limit all clients together have in a minute. */
const floodFactor = 15;

export type Verdict =
  | { kind: 'welcome' }
  /** This client has sent more than its limit. */
  | { kind: 'suspicious' }
  /** Too much from this client, or from all clients together; `retryAfter` in seconds. */
  | { kind: 'refused'; retryAfter: number };

async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  }
}

const refuse = ({ msBeforeNext }: RateLimiterRes): Verdict => ({
  kind: 'refused',
  retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/**
 * Counts the posts that this process gets, refused ones included: per client, and in all. What a
 * client sends beyond its limit does not count against the limit for all.
 *
 * @param perMinute posts from one client in a minute before the rest are suspicious
 */
export function createLimits(perMinute: number) {
  const clients = new RateLimiterMemory({ points: perMinute, duration: windowSeconds });
  const everyone = new RateLimiterMemory({
    points: perMinute * floodFactor,
    duration: windowSeconds,
  });

  return async function judge(client: string): Promise<Verdict> {
    // Looked up first: during a flood no new client takes up memory.
    const total = await everyone.get('everyone');
    if (total && total.remainingPoints <= 0) return refuse(total);
    const own = await consume(clients, client);
    if (own.consumedPoints > perMinute * refusalFactor) return refuse(own);
    if (own.consumedPoints > perMinute) return { kind: 'suspicious' };
    await consume(everyone, 'everyone');
    return { kind: 'welcome' };
  };
}
