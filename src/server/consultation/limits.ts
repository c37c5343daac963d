import 'server-only';
import { createCounter } from './counter';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A client's limits, as multiples of the one for a minute. */
const windows = [
  { ms: minuteMs, factor: 1 },
  { ms: 60 * minuteMs, factor: 3 },
  { ms: dayMs, factor: 10 },
];

/** What an IPv6 client's /64, /56 and /48 may send, as multiples of what one client may. */
const networkFactors = [1, 3, 6];

/** A client is refused past this many times its limit. */
const refusalFactor = 10;

/** The limit for all clients together in a minute, as a multiple of the limit for one. */
const floodFactor = 15;

const maxCalls = 5;

/** Why the limits quarantine a request. */
export const limitReasons = {
  client: 'too many requests from one client',
  calls: `more than ${maxCalls} calls from one client in a day`,
  flood: 'too many requests from all clients together',
} as const;

/** `suspicious`: past its limit; refused: ten times past it. */
export type Verdict = 'allowed' | 'suspicious' | { retryAfterSeconds: number };

/**
 * Creates the rate limits of this process. Every post counts against its client, refused ones too.
 *
 * @param perMinute posts from one client in a minute before further ones are suspicious
 */
export function createLimits(perMinute: number) {
  const clients = windows.map(({ ms, factor }) => ({
    counter: createCounter(ms),
    limit: perMinute * factor,
  }));
  const calls = createCounter(dayMs);
  const callIds = createCounter(dayMs);
  const everyone = createCounter(minuteMs);
  const factorOf = (index: number) => networkFactors[index] ?? 1;

  /** Counts a call once for each request. @returns whether there are too many */
  function hasTooManyCalls(networks: readonly string[], id: string): boolean {
    const isNew = callIds.hit(id).count === 1;
    const counts = networks.map((network) =>
      isNew ? calls.hit(network).count : calls.count(network),
    );
    return counts.some((count, index) => count > maxCalls * factorOf(index));
  }

  return {
    /**
     * Counts a post.
     *
     * @param networks the client's, from the narrowest
     */
    judge(networks: readonly string[]): Verdict {
      let verdict: Verdict = 'allowed';
      for (const { counter, limit } of clients) {
        for (const [index, network] of networks.entries()) {
          const { count, leftMs } = counter.hit(network);
          const most = limit * factorOf(index);
          if (count > most * refusalFactor) return { retryAfterSeconds: Math.ceil(leftMs / 1000) };
          if (count > most) verdict = 'suspicious';
        }
      }
      return verdict;
    },

    /**
     * Finds why a request that has been read is to be quarantined. What all clients share is charged by
     * nothing that is quarantined for its own client.
     */
    reasonFor(
      verdict: Verdict,
      networks: readonly string[],
      { id, asksForCall }: { id: string; asksForCall: boolean },
    ): string | undefined {
      if (verdict !== 'allowed') return limitReasons.client;
      if (asksForCall && hasTooManyCalls(networks, id)) return limitReasons.calls;
      const isFlood = everyone.hit('').count > perMinute * floodFactor;
      return isFlood ? limitReasons.flood : undefined;
    },
  };
}
