import 'server-only';
import type { Added, NewRequest, StoredRequest } from '../storedRequest';
import { type Attempt, type AttemptOptions, attempt, leaseMsFor } from './attempt';
import { startLoop } from './loop';

/** Concurrent attempts at due requests, limited to spare a webhook that has just recovered. */
const workerConcurrency = 8;

/** How often to look for requests that other processes and the operator made due. */
const pollMs = 2000;

/** The shortest wait between two claims, even when a due request cannot be claimed. */
const minWaitMs = 10;

export type Worker = ReturnType<typeof createWorker>;

/** Creates the worker that delivers. A request is in flight from its lease until its outcome is recorded. */
export function createWorker(options: AttemptOptions) {
  const { store, owner, timeoutMs } = options;
  const inFlight = new Map<string, Attempt>();
  let isStopping = false;
  const leaseMs = leaseMsFor(timeoutMs);
  /** The loop's attempts in flight, without first attempts. */
  let running = 0;
  /** A host that calls `drain` has none. */
  let loop: ReturnType<typeof startLoop> | undefined;
  const wake = () => loop?.wake();

  /** Starts an attempt at a leased request, unless one is in flight. */
  function start(request: StoredRequest): Attempt {
    const earlier = inFlight.get(request.id);
    if (earlier) return earlier;
    const started = attempt(options, request, wake);
    inFlight.set(request.id, started);
    void started.recorded.then(() => inFlight.delete(request.id));
    return started;
  }

  /** Starts attempts at up to `limit` requests that are due; while the worker stops, their leases are left to close. */
  async function startDue(limit: number): Promise<Attempt[]> {
    const claimed = await store.claim(leaseMs, owner, limit);
    return isStopping ? [] : claimed.map(start);
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
        wake();
      });
    }
    if (started.length === free) return pollMs;
    const { dueInMs } = await store.outlook();
    return dueInMs === null ? pollMs : Math.min(pollMs, Math.max(minWaitMs, dueInMs));
  }

  return {
    /** Starts the loop, once. */
    startLoop(): void {
      loop ??= startLoop('Delivery', pollMs, claimDue);
    },
    wake,

    /** Stores a new request, and starts its first attempt. @returns the attempt in flight, too @throws as `store.add` */
    async add(request: NewRequest): Promise<Added & { attempt?: Attempt | undefined }> {
      const added = await store.add({ ...request, lease: { owner, ms: leaseMs } });
      const isNew = added.kind === 'stored' && !isStopping;
      return { ...added, attempt: isNew ? start(added.request) : inFlight.get(request.id) };
    },

    /**
     * Attempts requests while some are due, the last ones within the time of one attempt, for hosts without a
     * background worker.
     *
     * @returns how many it delivered, and how many are still pending in the outbox
     */
    async drain() {
      const startedAt = performance.now();
      let delivered = 0;
      while (!isStopping && performance.now() - startedAt < timeoutMs) {
        const started = await startDue(workerConcurrency);
        if (started.length === 0) break;
        const states = await Promise.all(started.map(({ recorded }) => recorded));
        delivered += states.filter((state) => state === 'delivered').length;
      }
      return { delivered, pending: (await store.outlook()).pending };
    },

    /** Stops claiming, lets attempts in flight finish within `graceMs`, and cancels the rest. */
    async stop(graceMs: number): Promise<void> {
      isStopping = true;
      const timer = setTimeout(() => {
        for (const { cancel } of inFlight.values()) cancel();
      }, graceMs);
      await loop?.stop();
      await Promise.all([...inFlight.values()].map(({ recorded }) => recorded));
      clearTimeout(timer);
    },
  };
}
