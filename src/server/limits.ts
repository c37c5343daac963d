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

type Count =
  | { kind: 'within'; takeBack(): void }
  | { kind: 'exceeded'; reason: LimitReason; retryAfterSeconds: number };

export type LimitExceeded = Extract<Count, { kind: 'exceeded' }>;

/** A window begins with its key's first count. */
function createLimit(windowMs: number, most: number, reason: LimitReason) {
  /** Oldest first. */
  const windows = new Map<string, { count: number; endsAt: number }>();

  return function count(key: string): Count {
    const now = performance.now();
    for (const [old, { endsAt }] of windows) {
      if (endsAt > now && windows.size <= maxKeys) break;
      windows.delete(old);
    }
    const window = windows.get(key) ?? { count: 0, endsAt: now + windowMs };
    if (window.count >= most) {
      return {
        kind: 'exceeded',
        reason,
        retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000),
      };
    }
    windows.set(key, window);
    window.count += 1;
    return { kind: 'within', takeBack: () => (window.count -= 1) };
  };
}

export type Within = { kind: 'within' };

/** `settle` takes back the count of a request that was not accepted, or of a call that is not held. */
export type Counted = {
  kind: 'counted';
  settle(outcome: { isAccepted: boolean; isCallHeld: boolean }): void;
};

/** Endpoints apply three steps. A post that a step stops is not counted in later steps. */
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
    countPost: (client: string): Within | LimitExceeded => posts(client),

    /** Step 2 of reading a thread's call. */
    countRead: (client: string): Within | LimitExceeded => reads(client),

    /** Step 2 of a request or a move. */
    countChange(client: string): Within | LimitExceeded {
      const counts = changes.map((limit) => limit(client));
      return counts.find(({ kind }) => kind === 'exceeded') ?? { kind: 'within' };
    },

    /**
     * Step 3, before storing.
     * @param isFurtherCall whether it takes a call in a thread without one
     */
    countStored(client: string, isFurtherCall: boolean): Counted | LimitExceeded {
      const call = isFurtherCall ? calls(client) : undefined;
      if (call?.kind === 'exceeded') return call;
      const one = all('');
      if (one.kind === 'exceeded') {
        call?.takeBack();
        return one;
      }
      return {
        kind: 'counted',
        settle({ isAccepted, isCallHeld }) {
          if (!isAccepted) one.takeBack();
          if (!isCallHeld) call?.takeBack();
        },
      };
    },

    mayLogRefusal: (client: string): boolean => refusalLogs(client).kind === 'within',
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
