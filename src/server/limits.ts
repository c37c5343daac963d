import 'server-only';
import { shareInFlight } from './asyncLimits';
import type { Database } from './outbox/engine/database';
import { readQuarantineBytes, rowOverhead } from './outbox/status';
import { limitReasons as reasons } from './outbox/storedRequest';

type LimitReason = (typeof reasons)[keyof typeof reasons];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const callsPerDay = 5;

/** Bounds the memory. The oldest keys are forgotten. */
const maxKeys = 50_000;

export type LimitExceeded = { kind: 'exceeded'; reason: LimitReason; retryAfterSeconds: number };

export type Checked = { kind: 'within' } | LimitExceeded;

/** A window begins with its key's first count. */
function createLimit(windowMs: number, most: number, reason: LimitReason) {
  /** Oldest first. */
  const windows = new Map<string, { count: number; endsAt: number }>();

  function windowOf(key: string) {
    const now = performance.now();
    for (const [old, { endsAt }] of windows) {
      if (endsAt > now && windows.size <= maxKeys) break;
      windows.delete(old);
    }
    return windows.get(key) ?? { count: 0, endsAt: now + windowMs };
  }

  function check(key: string): Checked {
    const { count, endsAt } = windowOf(key);
    if (count < most) return { kind: 'within' };
    const retryAfterSeconds = Math.ceil((endsAt - performance.now()) / 1000);
    return { kind: 'exceeded', reason, retryAfterSeconds };
  }

  function add(key: string): void {
    const window = windowOf(key);
    windows.set(key, window);
    window.count += 1;
  }

  return {
    check,
    add,
    /** Counts a post, unless the limit stops it. */
    count(key: string): Checked {
      const checked = check(key);
      if (checked.kind === 'within') add(key);
      return checked;
    },
  };
}

/** All clients. */
const everybody = '';

/**
 * Endpoints apply three steps. A post that one step stops does not count in later steps. Steps 1 and
 * 2 count a post when it comes, step 3 what was accepted, after it was stored.
 */
export function createLimits(perMinute: number) {
  const posts = createLimit(minuteMs, 10 * perMinute, reasons.client);
  const reads = createLimit(minuteMs, perMinute, reasons.client);
  const changes = [
    createLimit(minuteMs, perMinute, reasons.client),
    createLimit(dayMs, 10 * perMinute, reasons.client),
  ];
  const calls = createLimit(dayMs, callsPerDay, reasons.calls);
  const all = createLimit(minuteMs, 15 * perMinute, reasons.flood);
  const refusalLogs = createLimit(minuteMs, 1, reasons.client);

  return {
    /** Step 1, before anything is read or logged. */
    countPost: posts.count,

    /** Step 2 of reading a thread's call. */
    countRead: reads.count,

    /** Step 2 of a request or a move. */
    countChange(client: string): Checked {
      const counts = changes.map((limit) => limit.count(client));
      return counts.find(({ kind }) => kind === 'exceeded') ?? { kind: 'within' };
    },

    /** Step 3, for a post that asks for a call in a thread that holds none. */
    checkCalls: calls.check,

    /** Step 3 of all clients. */
    checkAll: () => all.check(everybody),

    /** @param tookCall whether a thread without a call came to hold one */
    countAccepted(client: string, tookCall: boolean): void {
      all.add(everybody);
      if (tookCall) calls.add(client);
    },

    mayLogRefusal: (client: string): boolean => refusalLogs.count(client).kind === 'within',
  };
}

const measureEveryMs = 10_000;

/** Measures quarantined requests every ten seconds, and adds what this process stores since. */
export function createQuarantineBudget(database: Database, budgetMb: number) {
  let bytes = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  const measure = shareInFlight(async () => {
    bytes = await readQuarantineBytes(database);
    measuredAt = performance.now();
  });

  /** @returns false if the budget is used up */
  return async function claimBytes(body: string): Promise<boolean> {
    if (performance.now() - measuredAt >= measureEveryMs) await measure().catch(() => undefined);
    if (bytes >= budgetMb * 1e6) return false;
    bytes += Buffer.byteLength(body) + rowOverhead;
    return true;
  };
}
