import 'server-only';
import { shareInFlight } from './asyncLimits';
import type { Database } from './outbox/engine/database';
import { readQuarantineBytes, rowOverhead } from './outbox/status';
import { limitReasons as reasons } from './outbox/storedRequest';

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

type Allowed = { kind: 'allowed' };

type Refused = { kind: 'refused'; retryAfterSeconds: number };

export type Verdict =
  | Allowed
  | { kind: 'quarantined'; reason: string; retryAfterSeconds: number }
  | Refused;

/** `beyond`: what happens past `most`, which is a refusal, or quarantine for this reason. */
const limit = (
  windowMs: number,
  most: number,
  beyond: 'refuse' | (typeof reasons)[keyof typeof reasons],
) => ({
  hit: createCounter(windowMs),
  most,
  beyond,
});

/** The limits, by `RATE_LIMIT_PER_MINUTE`. */
const limitsFor = (perMinute: number) => ({
  client: [
    limit(minuteMs, 10 * perMinute, 'refuse'),
    limit(minuteMs, perMinute, reasons.client),
    limit(dayMs, 10 * perMinute, reasons.client),
  ],
  caller: [limit(dayMs, 5, reasons.calls)],
  everyone: [limit(minuteMs, 15 * perMinute, reasons.flood)],
  reader: [limit(minuteMs, perMinute, 'refuse')],
});

/** Creates the limits of this process. A wider one is not charged by what a narrower one has stopped. */
export function createLimits(perMinute: number) {
  const limits = limitsFor(perMinute);
  const countCall = createCounter(dayMs);

  function charge(who: keyof typeof limits, key: string, by: 0 | 1 = 1): Verdict {
    let verdict: Verdict = { kind: 'allowed' };
    for (const { hit, most, beyond } of limits[who]) {
      const { count, leftMs } = hit(key, by);
      if (count <= most) continue;
      const retryAfterSeconds = Math.ceil(leftMs / 1000);
      if (beyond === 'refuse') return { kind: 'refused', retryAfterSeconds };
      if (verdict.kind === 'allowed') {
        verdict = { kind: 'quarantined', reason: beyond, retryAfterSeconds };
      }
    }
    return verdict;
  }

  /** Nothing of what is read or moved can be quarantined. */
  function orRefuse(verdict: Verdict): Allowed | Refused {
    if (verdict.kind !== 'quarantined') return verdict;
    return { kind: 'refused', retryAfterSeconds: verdict.retryAfterSeconds };
  }

  return {
    /** Judges a post, before its body is read. */
    judgePost: (client: string): Verdict => charge('client', client),

    /** Judges a request that has been read. A call that a client sends again counts once. */
    judgeRequest(client: string, { id, asksForCall }: { id: string; asksForCall: boolean }) {
      if (asksForCall) {
        const isNew = countCall(`${client} ${id}`).count === 1;
        const verdict = charge('caller', client, isNew ? 1 : 0);
        if (verdict.kind !== 'allowed') return verdict;
      }
      return charge('everyone', '');
    },

    /** Judges the reading of what a thread holds. */
    judgeRead: (client: string): Allowed | Refused => orRefuse(charge('reader', client)),

    /**
     * Judges the moving of a call, which counts as a request: what would be quarantined is refused. It corrects an
     * accepted request, so it is no further call.
     */
    judgeMove(client: string): Allowed | Refused {
      const verdict = charge('client', client);
      return orRefuse(verdict.kind === 'allowed' ? charge('everyone', '') : verdict);
    },
  };
}

const measureEveryMs = 10_000;

/**
 * Creates the budget of what quarantined requests take on disk: it is measured every ten seconds, and what this process
 * stores meanwhile is added.
 */
export function createQuarantineBudget(database: Database, budgetMb: number) {
  let bytes = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  const measure = shareInFlight(async () => {
    bytes = await readQuarantineBytes(database);
    measuredAt = performance.now();
  });

  /** Takes what a request needs. @returns false when the budget is used up */
  return async function reserve(body: string): Promise<boolean> {
    // Unknown while the outbox fails, which then takes no request either.
    if (performance.now() - measuredAt >= measureEveryMs) await measure().catch(() => undefined);
    if (bytes >= budgetMb * 1e6) return false;
    bytes += Buffer.byteLength(body) + rowOverhead;
    return true;
  };
}
