import 'server-only';
import { setMaxListeners } from 'node:events';
import { type Attempt, type AttemptOptions, attempt, type InHand, type Outcome } from './attempt';
import { createLoop, pollMs } from './loop';

/** How many attempts the loop makes at once; a webhook that comes back is not run over. */
const loopConcurrency = 8;

/** How many in all, the route's first attempts included; beyond it they wait for the loop. */
const maxInHand = 128;

/** A lease outlives its attempt by this, for the outcome to be recorded. */
const leaseMarginMs = 5000;

export interface DeliveryOptions extends AttemptOptions {
  /** How long one attempt may take. */
  timeoutMs: number;
}

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Delivers what the outbox holds: the one place that has requests in hand.
 *
 * A request is in hand from the moment it is leased to this process until its outcome is recorded.
 */
export function createDelivery(options: DeliveryOptions) {
  const { store, owner } = options;
  const inHand = new Map<string, Attempt>();
  const cancel = new AbortController();
  setMaxListeners(0, cancel.signal);
  let loopAttempts = 0;
  /** Hands that wait for the request they are offered to. */
  let offered = 0;
  /** More may be due than there were hands for: whichever comes free is to be used. */
  let backlog = false;
  let stopping = false;

  const leaseEnd = () => Date.now() + options.timeoutMs + leaseMarginMs;

  /** A failed request has a new due time, which may be sooner than the loop means to look. */
  async function letGo(id: string, { outcome, recorded }: Attempt): Promise<void> {
    await recorded;
    inHand.delete(id);
    if ((await outcome) === 'waiting') loop.wake();
  }

  /** Makes one attempt for a request that is leased to this process, unless it is about to end. */
  function start(request: InHand): Attempt {
    const running = inHand.get(request.id);
    if (running) return running;
    if (stopping) return { outcome: Promise.resolve('waiting'), recorded: Promise.resolve() };
    const started = attempt(options, request, cancel.signal);
    inHand.set(request.id, started);
    void letGo(request.id, started);
    return started;
  }

  async function claim(dueBy: number, limit: number): Promise<Attempt[]> {
    const claimed = await store.claim(dueBy, leaseEnd(), owner, limit);
    return claimed.map(start);
  }

  /** Takes what is due and there are hands for. @returns how long nothing more can be done */
  async function round(): Promise<number> {
    const free = loopConcurrency - loopAttempts;
    backlog = true;
    if (free <= 0) return pollMs;
    const claimed = await claim(Date.now(), free);
    backlog = claimed.length >= free;
    loopAttempts += claimed.length;
    for (const { recorded } of claimed) {
      void recorded.then(() => {
        loopAttempts -= 1;
        if (backlog) loop.wake();
      });
    }
    if (backlog) return pollMs;
    const nextDueAt = await store.nextDueAt();
    return (nextDueAt ?? Number.POSITIVE_INFINITY) - Date.now();
  }

  const loop = createLoop(round);

  return {
    /** Starts the loop, once. */
    startLoop: () => loop.start(),

    /** Tells the loop that a request is due now. */
    wake: () => loop.wake(),

    /**
     * A hand for a new request, for an attempt at once; undefined when it has to wait.
     *
     * @returns the lease to store the request with, and what to call once it is stored or is not
     */
    offerHand(): { lease: { owner: string; until: number }; withdraw(): void } | undefined {
      if (stopping || inHand.size + offered >= maxInHand) return undefined;
      offered += 1;
      const withdraw = () => {
        offered -= 1;
      };
      return { lease: { owner, until: leaseEnd() }, withdraw };
    },

    /** @returns whether the webhook has it, as soon as that is known */
    start: (request: InHand): Promise<Outcome> => start(request).outcome,

    /** The attempt that this process is making for a request, if it is. */
    running: (id: string): Promise<Outcome> | undefined => inHand.get(id)?.outcome,

    get stopping() {
      return stopping;
    },

    /** Attempts everything that is due now, once. For hosts without a background worker. */
    async drain(): Promise<{ delivered: number; waiting: number }> {
      const startedAt = Date.now();
      const totals = { delivered: 0, waiting: 0 };
      while (!stopping && Date.now() - startedAt < options.timeoutMs + leaseMarginMs) {
        const attempts = await claim(startedAt, loopConcurrency);
        if (attempts.length === 0) break;
        for (const { outcome, recorded } of attempts) {
          await recorded;
          totals[await outcome] += 1;
        }
      }
      return totals;
    },

    /**
     * Takes nothing more, gives what is in hand until `graceMs` to finish, and releases the rest for
     * another process.
     */
    async stop(graceMs: number): Promise<void> {
      stopping = true;
      await loop.stop();
      const finished = Promise.all([...inHand.values()].map(({ recorded }) => recorded));
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([finished, grace]);
      clearTimeout(timer);
      cancel.abort();
      await finished;
      await store.releaseLeases(owner, Date.now());
    },
  };
}
