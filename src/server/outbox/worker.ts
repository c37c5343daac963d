import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import { type Attempt, type AttemptOptions, attempt, type LeasedRequest } from './attempt';
import { createRecovery } from './recovery';

/** Concurrent attempts at due requests, limited to spare a webhook that has just recovered. */
const workerConcurrency = 8;

/** Concurrent attempts in all, first attempts included; beyond it new requests wait for the worker. */
const maxInFlight = 128;

/** A lease outlasts its attempt by this, so that the outcome can be recorded. */
const leaseMarginMs = 5000;

/** How often to look for requests that other processes and the operator made due. */
const pollMs = 2000;

/** The shortest wait between two claims, even when a due request cannot be claimed. */
const minWaitMs = 10;

export interface WorkerOptions extends AttemptOptions {
  /** How long one attempt may take. */
  timeoutMs: number;
}

/** For a request that was stored while the worker stopped: its lease is released on close. */
const notStarted: Attempt = {
  delivered: Promise.resolve(false),
  recorded: Promise.resolve(),
  cancel: () => {},
};

export interface Slot {
  /** The lease to store the request with. */
  lease: { owner: string; until: number };
  /** To be called when storing has succeeded or failed. */
  release(): void;
}

export type Worker = ReturnType<typeof createWorker>;

/**
 * Creates the worker that delivers the requests in the outbox. A request is in flight from its lease
 * to this process until its outcome is recorded.
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
      // Due times have changed.
      if (recovery.note(await started.delivered, startedAt)) wake();
    });
    return started;
  }

  async function claim(dueBy: number, limit: number): Promise<(Attempt & { id: string })[]> {
    const claimed = await store.claim(dueBy, leaseEnd(), owner, limit);
    return claimed.map((request) => ({ id: request.id, ...start(request) }));
  }

  /** Claims due requests up to the free concurrency. @returns how long to wait, in milliseconds */
  async function claimDue(): Promise<number> {
    const free = workerConcurrency - workerAttempts;
    // The end of any attempt wakes the loop.
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
      // Created before the claim, so that a call of `wake` during it is not lost.
      const awoken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let waitMs = pollMs;
      try {
        waitMs = Math.min(pollMs, Math.max(minWaitMs, await claimDue()));
        if (failing) log.info('Outbox is back');
        failing = false;
      } catch (error) {
        if (!failing) log.error({ error: errorCode(error) }, 'Outbox cannot be read');
        failing = true;
      }
      const timer = setTimeout(wake, waitMs);
      await awoken;
      clearTimeout(timer);
    }
  }

  return {
    /** Starts to claim and deliver in the background, once. */
    startLoop(): void {
      loop ??= run();
    },

    /** Makes the loop look for due requests now. */
    wake: () => wake(),

    /** Reserves a slot for the first attempt at a new request; undefined when none is free. */
    reserveSlot(): Slot | undefined {
      if (stopping || inFlight.size + reservedSlots >= maxInFlight) return undefined;
      reservedSlots += 1;
      const release = () => {
        reservedSlots -= 1;
      };
      return { lease: { owner, until: leaseEnd() }, release };
    },

    /** Starts an attempt at a request leased to this process, unless one is in flight. */
    attempt: start,

    /** The outcome of this process's attempt at a request, if one is in flight. */
    attemptOf: (id: string): Promise<boolean> | undefined => inFlight.get(id)?.delivered,

    /**
     * Attempts all requests that are due now, and those that become due because the webhook has
     * recovered. For hosts without a background worker.
     *
     * @returns how many of the attempted requests were delivered, and how many still wait
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

    /** Stops claiming, lets attempts in flight finish within `graceMs`, and cancels the rest. */
    async stop(graceMs: number): Promise<void> {
      stopping = true;
      wake();
      await loop;
      const attempts = [...inFlight.values()];
      const timer = setTimeout(() => {
        for (const { cancel } of attempts) cancel();
      }, graceMs);
      await Promise.all(attempts.map(({ recorded }) => recorded));
      clearTimeout(timer);
    },
  };
}
