import 'server-only';
import { quarantineReasons as reasons } from '../outbox/storedRequest';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Whom a limit is for, by a key that they share. */
type Who = 'client' | 'network' | 'caller' | 'everyone';

interface Limit {
  who: Who;
  windowMs: number;
  most: number;
  /** Why what goes beyond it is quarantined; absent: it is refused. */
  reason?: string;
}

/** The limits, narrower ones first, by how many requests one client may send in a minute. */
const limitsFor = (perMinute: number): readonly Limit[] => [
  { who: 'client', windowMs: minuteMs, most: 10 * perMinute },
  { who: 'client', windowMs: minuteMs, most: perMinute, reason: reasons.client },
  { who: 'client', windowMs: dayMs, most: 10 * perMinute, reason: reasons.client },
  { who: 'network', windowMs: minuteMs, most: 6 * perMinute, reason: reasons.network },
  { who: 'caller', windowMs: dayMs, most: 5, reason: reasons.calls },
  { who: 'everyone', windowMs: minuteMs, most: 15 * perMinute, reason: reasons.flood },
];

/** The oldest keys are forgotten beyond this, so that a flood of clients does not fill the memory. */
const maxKeys = 50_000;

/** Creates a counter of keys, each in a window of time that begins with its first hit. */
function createCounter(windowMs: number) {
  /** In the order in which they began. */
  const windows = new Map<string, { count: number; endsAt: number }>();

  /** Counts a hit, unless `by` is 0. @returns how many there were in the window, and when that ends */
  return function hit(key: string, by: 0 | 1 = 1): { count: number; leftMs: number } {
    const now = performance.now();
    for (const [old, { endsAt }] of windows) {
      if (endsAt > now && windows.size <= maxKeys) break;
      windows.delete(old);
    }
    const window = windows.get(key) ?? { count: 0, endsAt: now + windowMs };
    if (by > 0) windows.set(key, window);
    window.count += by;
    return { count: window.count, leftMs: window.endsAt - now };
  };
}

export type Verdict =
  | { kind: 'allowed' }
  | { kind: 'quarantined'; reason: string }
  | { kind: 'refused'; retryAfterSeconds: number };

/** Creates the limits of this process. */
export function createLimits(perMinute: number) {
  const limits = limitsFor(perMinute).map((limit) => ({
    ...limit,
    hit: createCounter(limit.windowMs),
  }));
  const countCall = createCounter(dayMs);

  /**
   * Charges the limits of these keys, but no wider one than the first that stops it. @param by 0 for a call that a
   * client sends again: the limit on its calls does not count it, the others do
   */
  function charge(keys: Partial<Record<Who, string>>, by: 0 | 1 = 1): Verdict {
    let verdict: Verdict = { kind: 'allowed' };
    let stoppedBy: Who | undefined;
    for (const { who, most, reason, hit } of limits) {
      const key = keys[who];
      if (key === undefined || (stoppedBy && stoppedBy !== who)) continue;
      const { count, leftMs } = hit(key, who === 'caller' ? by : 1);
      if (count <= most || stoppedBy) continue;
      if (!reason) return { kind: 'refused', retryAfterSeconds: Math.ceil(leftMs / 1000) };
      verdict = { kind: 'quarantined', reason };
      stoppedBy = who;
    }
    return verdict;
  }

  return {
    /** Judges a post by its client (an IPv4 address, an IPv6 /64) and the client's network (an IPv6 /48). */
    judgePost: ({ client, network }: { client: string; network: string | undefined }): Verdict =>
      charge({ client, ...(network && { network }) }),

    /** Judges a request that has been read. A call that a client sends again counts once. */
    judgeRequest(client: string, { id, asksForCall }: { id: string; asksForCall: boolean }) {
      if (!asksForCall) return charge({ everyone: '' });
      const isNew = countCall(`${client} ${id}`).count === 1;
      return charge({ caller: client, everyone: '' }, isNew ? 1 : 0);
    },
  };
}
