import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const windowSeconds = 60;

/** How many times one client's share the whole process takes in a minute. */
const floodFactor = 15;

export type Verdict =
  | { kind: 'welcome' }
  /** This client has sent more than its share. */
  | { kind: 'suspicious' }
  /** All clients together have sent too much; `retryAfter` in seconds. */
  | { kind: 'flood'; retryAfter: number };

/** @returns milliseconds until the window is over, or undefined when within the limit */
async function overrun(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return rejection.msBeforeNext;
    throw rejection;
  }
}

/**
 * Counts the valid requests that this process takes: per client, and in all.
 *
 * @param perMinute requests from one client in a minute before the rest are suspicious
 */
export function createLimits(perMinute: number) {
  const clients = new RateLimiterMemory({ points: perMinute, duration: windowSeconds });
  const everyone = new RateLimiterMemory({
    points: perMinute * floodFactor,
    duration: windowSeconds,
  });

  return async function judge(client: string): Promise<Verdict> {
    const untilCalm = await overrun(everyone, 'everyone');
    if (untilCalm !== undefined) {
      return { kind: 'flood', retryAfter: Math.max(1, Math.ceil(untilCalm / 1000)) };
    }
    return (await overrun(clients, client)) === undefined
      ? { kind: 'welcome' }
      : { kind: 'suspicious' };
  };
}
