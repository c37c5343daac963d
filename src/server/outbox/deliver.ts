import 'server-only';
import { setMaxListeners } from 'node:events';
import { errorCode } from '../errorCode';
import { log } from '../log';
import { type AttemptOptions, attempt, type InHand } from './attempt';

/** How many attempts the loop makes at once; a webhook that comes back is not run over. */
const loopConcurrency = 8;

/** How many in all, the route's first attempts included; beyond it they wait for the loop. */
const maxInHand = 128;

/** How often to look for what other processes and the operator left due. */
const pollMs = 2000;

/** A lease outlives its attempt by this, for the outcome to be recorded. */
const leaseMarginMs = 5000;

export interface DeliveryOptions extends AttemptOptions {
  /** How long one attempt may take. */
  timeoutMs: number;
}

type Outcome = Awaited<ReturnType<typeof attempt>>;

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Delivers what the outbox holds: the one place that has requests in hand.
 *
 * A request is in hand from the moment it is leased to this process until its outcome is recorded.
 */
export function createDelivery(options: DeliveryOptions) {
  const { store, owner } = options;
  const inHand = new Map<string, Promise<Outcome>>();
  const cancel = new AbortController();
  setMaxListeners(0, cancel.signal);
  let loop: Promise<void> | undefined;
  let loopAttempts = 0;
  let stopping = false;
  let failing = false;
  let wakeUp: (() => void) | undefined;
  let woken = false;

  const leaseEnd = () => Date.now() + options.timeoutMs + leaseMarginMs;

  function wake(): void {
    woken = true;
    wakeUp?.();
  }

  /** Makes one attempt for a request that is leased to this process. */
  function start(request: InHand): Promise<Outcome> {
    const running = inHand.get(request.id);
    if (running) return running;
    const attempted = attempt(options, request, cancel.signal).finally(() => {
      inHand.delete(request.id);
    });
    inHand.set(request.id, attempted);
    // A failed request has a new due time, which may be sooner than the loop means to look.
    void attempted.then((outcome) => outcome === 'waiting' && wake());
    return attempted;
  }

  async function claim(dueBy: number, limit: number): Promise<Promise<Outcome>[]> {
    const claimed = await store.claim(dueBy, leaseEnd(), owner, limit);
    return claimed.map(start);
  }

  async function sleep(ms: number): Promise<void> {
    if (!woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    wakeUp = undefined;
    woken = false;
  }

  /** Takes what is due and there are hands for. @returns how long nothing more can be done */
  async function round(): Promise<number> {
    const free = loopConcurrency - loopAttempts;
    if (free <= 0) return pollMs;
    const claimed = await claim(Date.now(), free);
    loopAttempts += claimed.length;
    for (const attempted of claimed) {
      void attempted.then(() => {
        if (loopAttempts === loopConcurrency) wake();
        loopAttempts -= 1;
      });
    }
    if (claimed.length === free) return pollMs;
    const nextDueAt = await store.nextDueAt();
    return Math.min(pollMs, Math.max(0, (nextDueAt ?? Number.POSITIVE_INFINITY) - Date.now()));
  }

  async function run(): Promise<void> {
    while (!stopping) {
      let restMs = pollMs;
      try {
        restMs = await round();
        if (failing) log.info('Outbox is back');
        failing = false;
      } catch (error) {
        if (!failing) log.error({ error: errorCode(error) }, 'Outbox cannot be read');
        failing = true;
        woken = false;
      }
      if (!stopping) await sleep(restMs);
    }
  }

  return {
    /** Starts the loop, once. */
    startLoop(): void {
      loop ??= run();
    },

    /** Tells the loop that a request is due now. */
    wake,

    /** What to lease a new request with for an attempt at once; undefined when it has to wait. */
    offerHand(): { owner: string; until: number } | undefined {
      return stopping || inHand.size >= maxInHand ? undefined : { owner, until: leaseEnd() };
    },

    start,

    /** The attempt that this process is making for a request, if it is. */
    running: (id: string) => inHand.get(id),

    get stopping() {
      return stopping;
    },

    /** Attempts everything that is due now, once. For hosts without a background worker. */
    async drain(): Promise<{ delivered: number; waiting: number }> {
      const startedAt = Date.now();
      const totals = { delivered: 0, waiting: 0 };
      while (!stopping && Date.now() - startedAt < options.timeoutMs + leaseMarginMs) {
        const outcomes = await Promise.all(await claim(startedAt, loopConcurrency));
        if (outcomes.length === 0) break;
        for (const outcome of outcomes) totals[outcome] += 1;
      }
      return totals;
    },

    /**
     * Takes nothing more, gives what is in hand until `graceMs` to finish, and releases the rest for
     * another process.
     */
    async stop(graceMs: number): Promise<void> {
      stopping = true;
      wake();
      await loop;
      const finished = Promise.all(inHand.values());
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
