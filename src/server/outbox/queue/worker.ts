import 'server-only';
import type { Added, NewRequest } from '../storedRequest';
import { type Attempt, type AttemptOptions, attempt, type LeasedRequest } from './attempt';
import { createLoop } from './loop';

/** Concurrent attempts at due requests, limited to spare a webhook that has just recovered. */
const workerConcurrency = 8;

/** Concurrent attempts in all; beyond it, the loop makes the first attempt of a new request, too. */
const maxInFlight = 128;

/** A lease outlasts its attempt by this: half is for the statement that leases, half for the one that records. */
const leaseMarginMs = 5000;

/** How often to look for requests that other processes and the operator made due. */
const pollMs = 2000;

/** The shortest wait between two claims, even when a due request cannot be claimed. */
const minWaitMs = 10;

/** What became of a new request, and the attempt at it that is in flight. */
export type AddedAndTried = Added & { attempt?: Attempt | undefined };

/** For a request that was stored while the worker stopped: its lease is released on close. */
const notStarted: Attempt = {
  delivered: Promise.resolve(false),
  recorded: Promise.resolve(undefined),
  cancel: () => {},
};

export type Worker = ReturnType<typeof createWorker>;

/** Creates the worker that delivers. A request is in flight from its lease until its outcome is recorded. */
export function createWorker(options: AttemptOptions & { timeoutMs: number }) {
  const { store, owner, timeoutMs } = options;
  const inFlight = new Map<string, Attempt>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const leaseMs = timeoutMs + leaseMarginMs;
  /** The loop's attempts in flight, without first attempts. */
  let running = 0;
  /** How many new requests are being stored. */
  let arriving = 0;

  /**
   * Starts an attempt at a leased request, unless one is in flight or what is left of the lease is too short.
   *
   * @param leasedAt by the monotonic clock, before the statement that leased it
   */
  function start(request: LeasedRequest & { dueAt: number }, leasedAt: number): Attempt {
    const earlier = inFlight.get(request.id);
    if (earlier) return earlier;
    const passedMs = () => performance.now() - leasedAt;
    const leftMs = leaseMs - passedMs() - leaseMarginMs / 2;
    if (signal.aborted || leftMs <= 0) return notStarted;
    const started = attempt(options, request, {
      timeoutMs: Math.min(timeoutMs, leftMs),
      now: () => Math.round(request.dueAt - leaseMs + passedMs()),
      onDue: loop.wake,
    });
    inFlight.set(request.id, started);
    void started.recorded.then(() => inFlight.delete(request.id));
    return started;
  }

  /** Starts attempts at up to `limit` requests that are due. */
  async function startDue(limit: number): Promise<Attempt[]> {
    const leasedAt = performance.now();
    const claimed = await store.claim(leaseMs, owner, limit);
    return claimed.map((request) => start(request, leasedAt));
  }

  /** Claims due requests up to the free concurrency. @returns how long to wait, in milliseconds */
  async function claimDue(): Promise<number> {
    const free = workerConcurrency - running;
    // The end of an attempt wakes the loop.
    if (free === 0) return pollMs;
    const started = await startDue(free);
    for (const { recorded } of started) {
      running += 1;
      void recorded.then(() => {
        running -= 1;
        loop.wake();
      });
    }
    if (started.length === free) return pollMs;
    const { dueInMs } = await store.outlook();
    return dueInMs === null ? pollMs : Math.min(pollMs, Math.max(minWaitMs, dueInMs));
  }

  const loop = createLoop(claimDue, { name: 'Delivery', pauseMs: pollMs, signal });

  return {
    startLoop: loop.start,
    wake: loop.wake,

    /** Stores a new request, and starts its first attempt unless too many are in flight. @throws as `store.add` */
    async add(request: NewRequest): Promise<AddedAndTried> {
      const isFull = signal.aborted || inFlight.size + arriving >= maxInFlight;
      const lease = isFull ? undefined : { owner, ms: leaseMs };
      const leasedAt = performance.now();
      arriving += 1;
      try {
        const added = await store.add({ ...request, lease });
        if (lease && added.kind === 'stored') {
          const leased = { corrects: null, ...request, ...added, attempts: 0 };
          return { ...added, attempt: start(leased, leasedAt) };
        }
        loop.wake();
        return { ...added, attempt: inFlight.get(request.id) };
      } finally {
        arriving -= 1;
      }
    },

    /**
     * Attempts requests while some are due, at most for as long as a lease, for hosts without a background worker.
     *
     * @returns how many it delivered, and how many are still pending in the outbox
     */
    async drain() {
      const startedAt = performance.now();
      let delivered = 0;
      while (!signal.aborted && performance.now() - startedAt < leaseMs) {
        const started = await startDue(workerConcurrency);
        if (started.length === 0) break;
        const states = await Promise.all(started.map(({ recorded }) => recorded));
        delivered += states.filter((state) => state === 'delivered').length;
      }
      return { delivered, pending: (await store.outlook()).pending };
    },

    /** Stops claiming, lets attempts in flight finish within `graceMs`, and cancels the rest. */
    async stop(graceMs: number): Promise<void> {
      stopping.abort();
      loop.wake();
      const timer = setTimeout(() => {
        for (const { cancel } of inFlight.values()) cancel();
      }, graceMs);
      await loop.ended();
      await Promise.all([...inFlight.values()].map(({ recorded }) => recorded));
      clearTimeout(timer);
    },
  };
}
