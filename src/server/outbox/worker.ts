import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import { type Attempt, type AttemptOptions, attempt, type LeasedRequest } from './attempt';
import { createRecovery } from './recovery';

/** How many attempts at once the worker makes for what is due, to spare a webhook that comes back. */
const workerConcurrency = 8;

/** How many in all, the route's first attempts included; beyond it requests wait for the worker. */
const maxInFlight = 128;

/** A lease outlives its attempt by this, for the outcome to be recorded. */
const leaseMarginMs = 5000;

/** How often to look for what other processes and the operator left due. */
const pollMs = 2000;

/** The shortest rest between two claims, even where something due cannot be claimed. */
const minRestMs = 10;

export interface WorkerOptions extends AttemptOptions {
  /** How long one attempt may take. */
  timeoutMs: number;
}

/** Of a request that was stored while the worker was stopped: its lease is released instead. */
const notStarted: Attempt = {
  delivered: Promise.resolve(false),
  recorded: Promise.resolve(),
  cancel: () => {},
};

export interface Slot {
  /** To store the request with. */
  lease: { owner: string; until: number };
  /** To be called once the request is stored or is not. */
  release(): void;
}

export type Worker = ReturnType<typeof createWorker>;

/**
 * Delivers what the outbox holds. A request is in flight from the moment it is leased to this process
 * until its outcome is recorded.
 */
export function createWorker(options: WorkerOptions) {
  const { store, owner } = options;
  const recovery = createRecovery(store);
  const inFlight = new Map<string, Attempt>();
  let reservedSlots = 0;
  let workerAttempts = 0;
  let loop: Promise<void> | undefined;
  let stopping = false;
  let wake = () => {};

  const leaseEnd = () => Date.now() + options.timeoutMs + leaseMarginMs;

  function start(request: LeasedRequest): Attempt {
    const running = inFlight.get(request.id);
    if (running) return running;
    if (stopping) return notStarted;
    const startedAt = performance.now();
    const started = attempt(options, request);
    inFlight.set(request.id, started);
    void started.recorded.then(async () => {
      inFlight.delete(request.id);
      // A failed request has a new due time, and after a recovery all have.
      if (recovery.note(await started.delivered, startedAt)) wake();
    });
    return started;
  }

  async function claim(dueBy: number, limit: number): Promise<(Attempt & { id: string })[]> {
    const claimed = await store.claim(dueBy, leaseEnd(), owner, limit);
    return claimed.map((request) => ({ id: request.id, ...start(request) }));
  }

  /** Claims due requests up to the free concurrency. @returns how long to rest, in milliseconds */
  async function claimDue(): Promise<number> {
    const free = workerConcurrency - workerAttempts;
    // Every attempt that ends wakes the loop.
    if (free <= 0) return pollMs;
    await recovery.makeDue();
    const attempts = await claim(Date.now(), free);
    workerAttempts += attempts.length;
    for (const { recorded } of attempts) {
      void recorded.then(() => {
        workerAttempts -= 1;
        wake();
      });
    }
    if (attempts.length === free) return pollMs;
    const { nextDueAt = Number.POSITIVE_INFINITY, failing } = await store.outlook();
    recovery.setFailing(failing);
    return nextDueAt - Date.now();
  }

  async function run(): Promise<void> {
    let failing = false;
    while (!stopping) {
      // Made before the claim, so that a call of `wake` meanwhile is not lost.
      const awoken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let restMs = pollMs;
      try {
        restMs = Math.min(pollMs, Math.max(minRestMs, await claimDue()));
        if (failing) log.info('Outbox is back');
        failing = false;
      } catch (error) {
        if (!failing) log.error({ error: errorCode(error) }, 'Outbox cannot be read');
        failing = true;
      }
      const timer = setTimeout(wake, restMs);
      await awoken;
      clearTimeout(timer);
    }
  }

  return {
    /** Starts to claim and deliver in the background, once. */
    startLoop(): void {
      loop ??= run();
    },

    /** Tells the loop that a request is due now. */
    wake: () => wake(),

    /** A slot for an attempt at a new request as soon as it is stored; undefined: it has to wait. */
    reserveSlot(): Slot | undefined {
      if (stopping || inFlight.size + reservedSlots >= maxInFlight) return undefined;
      reservedSlots += 1;
      const release = () => {
        reservedSlots -= 1;
      };
      return { lease: { owner, until: leaseEnd() }, release };
    },

    /** Makes an attempt at a request that is leased to this process, once at a time. */
    attempt: start,

    /** Whether the attempt that this process is making at a request delivers it, if there is one. */
    attemptOf: (id: string): Promise<boolean> | undefined => inFlight.get(id)?.delivered,

    /**
     * Attempts everything that is due now, once, and again what becomes due because the webhook is
     * back. For hosts without a background worker.
     *
     * @returns how many requests were delivered, and how many of those attempted still wait
     */
    async drain(): Promise<{ delivered: number; waiting: number }> {
      const startedAt = Date.now();
      const outcomes = new Map<string, boolean>();
      recovery.setFailing((await store.outlook()).failing);
      while (!stopping && Date.now() - startedAt < options.timeoutMs + leaseMarginMs) {
        await recovery.makeDue();
        const attempts = await claim(startedAt, workerConcurrency);
        if (attempts.length === 0) break;
        for (const { id, delivered, recorded } of attempts) {
          await recorded;
          outcomes.set(id, await delivered);
        }
      }
      const delivered = [...outcomes.values()].filter(Boolean).length;
      return { delivered, waiting: outcomes.size - delivered };
    },

    /** Claims nothing more, gives what is in flight until `graceMs` to finish, cancels the rest. */
    async stop(graceMs: number): Promise<void> {
      stopping = true;
      wake();
      await loop;
      const finished = () => Promise.all([...inFlight.values()].map(({ recorded }) => recorded));
      const cancelAll = () => {
        for (const { cancel } of inFlight.values()) cancel();
      };
      const timer = setTimeout(cancelAll, graceMs);
      await finished();
      clearTimeout(timer);
    },
  };
}
