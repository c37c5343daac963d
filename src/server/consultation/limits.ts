import 'server-only';
import type { Database } from '../outbox/engine/database';
import { readStatus, rowOverhead } from '../outbox/status';
import { quarantineReasons as reasons } from '../outbox/storedRequest';
import { shareInFlight } from '../shareInFlight';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Beyond this, the oldest keys are forgotten, so that a flood of clients does not fill the memory. */
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

/** A limit. What goes beyond it is quarantined, or refused where it has no reason. */
const limit = (windowMs: number, most: number, reason?: string) => ({
  hit: createCounter(windowMs),
  most,
  reason,
});

/** The limits, by a client's requests in a minute. The one that refuses comes first: the first verdict stands. */
const limitsFor = (perMinute: number) => ({
  client: [
    limit(minuteMs, 10 * perMinute),
    limit(minuteMs, perMinute, reasons.client),
    limit(dayMs, 10 * perMinute, reasons.client),
  ],
  network: [limit(minuteMs, 6 * perMinute, reasons.network)],
  caller: [limit(dayMs, 5, reasons.calls)],
  everyone: [limit(minuteMs, 15 * perMinute, reasons.flood)],
});

/** Creates the limits of this process. A wider one is not charged by what a narrower one has stopped. */
export function createLimits(perMinute: number) {
  const limits = limitsFor(perMinute);
  const countCall = createCounter(dayMs);

  function charge(who: keyof typeof limits, key: string, by: 0 | 1 = 1): Verdict {
    let verdict: Verdict = { kind: 'allowed' };
    for (const { hit, most, reason } of limits[who]) {
      const { count, leftMs } = hit(key, by);
      if (count <= most || verdict.kind !== 'allowed') continue;
      if (!reason) return { kind: 'refused', retryAfterSeconds: Math.ceil(leftMs / 1000) };
      verdict = { kind: 'quarantined', reason };
    }
    return verdict;
  }

  return {
    /** Judges a post by its client (an IPv4 address, an IPv6 /64) and the client's network (an IPv6 /48). */
    judgePost({ client, network }: { client: string; network?: string }): Verdict {
      const verdict = charge('client', client);
      return network && verdict.kind === 'allowed' ? charge('network', network) : verdict;
    },

    /** Judges a request that has been read. A call that a client sends again counts once. */
    judgeRequest(client: string, { id, asksForCall }: { id: string; asksForCall: boolean }) {
      if (asksForCall) {
        const isNew = countCall(`${client} ${id}`).count === 1;
        const verdict = charge('caller', client, isNew ? 1 : 0);
        if (verdict.kind !== 'allowed') return verdict;
      }
      return charge('everyone', '');
    },
  };
}

const measureEveryMs = 10_000;

/**
 * Creates the budget of what quarantined requests take on disk, a tenth of it for one client: it is measured every ten
 * seconds, and what this process stores meanwhile is added.
 */
export function createQuarantineBudget(database: Database, budgetMb: number) {
  const most = budgetMb * 1e6;
  /** What each client has taken, in bytes. The oldest ones are forgotten beyond `maxKeys`. */
  const shares = new Map<string, number>();
  let bytes = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  const measure = shareInFlight(async () => {
    bytes = Number((await readStatus(database)).quarantineBytes);
    measuredAt = performance.now();
  });

  /** Takes what a request needs. @returns false when the budget, or the client's share of it, is used up */
  return async function reserve(client: string, body: string): Promise<boolean> {
    // Unknown while the outbox fails, which then takes no request either.
    if (performance.now() - measuredAt >= measureEveryMs) await measure().catch(() => undefined);
    // A share shrinks with the whole quarantine only.
    const share = Math.min(shares.get(client) ?? 0, bytes);
    if (bytes >= most || share >= most / 10) return false;
    const size = Buffer.byteLength(body) + rowOverhead;
    bytes += size;
    shares.delete(client);
    shares.set(client, share + size);
    const [oldest = ''] = shares.keys();
    if (shares.size > maxKeys) shares.delete(oldest);
    return true;
  };
}
