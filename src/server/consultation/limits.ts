import 'server-only';
import { quarantineReasons } from '../outbox/quarantineReasons';
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

/** What all clients together may send, as a multiple of what one may. */
const sharedFactor = 15;

const maxCallsPerDay = 5;

/** `suspicious`: past its limit; refused: ten times past it. */
export type Verdict = 'allowed' | 'suspicious' | { retryAfterSeconds: number };

/** Creates limits on what a client may do within windows of time. */
function createLimit(limits: readonly { ms: number; most: number }[]) {
  const counters = limits.map(({ ms, most }) => ({ hit: createCounter(ms), most }));
  /**
   * Charges a client's networks if `isNew`, from the narrowest. One that is past its limit charges no wider
   * network, which strangers share.
   *
   * @returns what share of its limit the fullest window has used, and when that ends
   */
  return (networks: readonly string[], isNew = true): { used: number; leftMs: number } => {
    let fullest = { used: 0, leftMs: 0 };
    for (const [index, network] of networks.entries()) {
      const by = isNew && fullest.used <= 1 ? 1 : 0;
      for (const { hit, most } of counters) {
        const { count, leftMs } = hit(network, by);
        const used = count / (most * (networkFactors[index] ?? 1));
        if (used > fullest.used) fullest = { used, leftMs };
        if (used > refusalFactor) return fullest;
      }
    }
    return fullest;
  };
}

/** Creates the rate limits of this process. Further posts from one client than `perMinute` are suspicious. */
export function createLimits(perMinute: number) {
  const most = windows.map(({ ms, factor }) => ({ ms, most: perMinute * factor }));
  const chargeClient = createLimit(most);
  const chargeCall = createLimit([{ ms: dayMs, most: maxCallsPerDay }]);
  const hitCall = createCounter(dayMs);
  const chargeEveryone = most.map((each) =>
    createLimit([{ ...each, most: each.most * sharedFactor }]),
  );

  return {
    /** Counts a post. @param networks the client's, from the narrowest */
    judge(networks: readonly string[]): Verdict {
      const { used, leftMs } = chargeClient(networks);
      if (used > refusalFactor) return { retryAfterSeconds: Math.ceil(leftMs / 1000) };
      return used > 1 ? 'suspicious' : 'allowed';
    },

    /**
     * Finds why a request that has been read is to be quarantined. What all clients share is charged by
     * nothing that is quarantined for its own client, and its longer windows by nothing past a shorter one.
     */
    reasonFor(
      verdict: Verdict,
      networks: readonly string[],
      { id, asksForCall }: { id: string; asksForCall: boolean },
    ): string | undefined {
      if (verdict !== 'allowed') return quarantineReasons.client;
      // A call that a client sends again counts once.
      const isNew = asksForCall && hitCall(`${networks[0]} ${id}`).count === 1;
      const hasTooManyCalls = asksForCall && chargeCall(networks, isNew).used > 1;
      if (hasTooManyCalls) return quarantineReasons.calls;
      const isFlood = chargeEveryone.some((charge) => charge(['']).used > 1);
      return isFlood ? quarantineReasons.flood : undefined;
    },
  };
}
