import 'server-only';
import { shortId } from '@/lib/text/formats';
import { within } from '../../asyncLimits';
import type { Env } from '../../env';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { startLoop } from '../../loop';
import { failureOf, isDelivered, type Send, type SendResult } from '../../webhook/send';
import type { Added, Move, Moved, NewRequest, StoredRequest } from '../storedRequest';
import type { Mailer } from './mailer';
import { type AfterFailure, nextStep, type Schedule } from './schedule';
import { leaseMsFor, type Store } from './store';

/** Few, to spare a webhook that has just recovered. */
const workerConcurrency = 8;

/** Other processes and the operator make requests due, too. */
const pollMs = 2000;

const minWaitMs = 10;

/** How long a drain begins mails, and how long it waits for them. */
const drainBeginsMs = 10_000;
const drainWaitsMs = 30_000;
/** Then its lease ends an attempt at the webhook. */
const stopMs = 7000;

/** The first attempts at a stored request and at its mails. */
export interface First {
  attempt?: Attempt | undefined;
  mailed?: Promise<void> | undefined;
}

export interface Attempt {
  delivered: Promise<boolean>;
  /** Undefined if recording failed, or another process has the lease. */
  recorded: Promise<'delivered' | AfterFailure['kind'] | undefined>;
}

interface WorkerOptions {
  store: Store;
  owner: string;
  env: Schedule & Pick<Env, 'WEBHOOK_TIMEOUT_MS'>;
  /** Undefined without a webhook. */
  send: Send | undefined;
  /** Undefined without `SMTP_URL`. */
  mailer?: Mailer | undefined;
}

export type Worker = ReturnType<typeof createWorker>;

/** A request is in flight from its lease until its outcome is recorded. */
export function createWorker({ store, owner, env, send, mailer }: WorkerOptions) {
  const inFlight = new Map<string, Attempt>();
  const leaseMs = leaseMsFor(env.WEBHOOK_TIMEOUT_MS);
  /** Many first attempts must not stop the loop, so they are not counted. */
  let running = 0;
  /** Undefined on a host that calls `drain`. */
  let loop: ReturnType<typeof startLoop> | undefined;
  const wake = () => loop?.wake();

  async function record(request: StoredRequest, result: SendResult) {
    const { id, attempts, dueAt, triedSince } = request;
    const fields = { id: shortId(id), attempt: attempts + 1 };
    try {
      if (isDelivered(result)) {
        await store.recordDelivery(id);
        if (attempts > 0) log.info(fields, 'Consultation request delivered');
        return 'delivered';
      }
      // By the outbox's clock, which also began the lease.
      const startedAt = dueAt - leaseMs;
      const next = nextStep(result, { attempts, triedSince, startedAt }, env);
      const failure = failureOf(result);
      log.warn({ ...fields, ...failure }, 'Webhook submission failed');
      const error = String(failure.error ?? failure.status);
      if (!(await store.recordFailure(id, owner, next, error))) return undefined;
      if (next.kind === 'pending') wake();
      else log.error({ ...fields, reason: next.reason }, 'Consultation request parked');
      return next.kind;
    } catch (error) {
      log.error(
        { id: shortId(id), error: errorCode(error) },
        'Outcome of an attempt could not be recorded',
      );
      return undefined;
    }
  }

  /**
   * Sends a leased request once. If its outcome cannot be recorded, it is sent again after its
   * lease.
   */
  function start(request: StoredRequest, send: Send): Attempt {
    const { id, body, thread, version, callOutcome, source, isMove } = request;
    const sent = send({ id, body, thread, version, callOutcome, source, isMove });
    const attempt = {
      delivered: sent.then(isDelivered),
      recorded: sent.then((result) => record(request, result)),
    };
    inFlight.set(id, attempt);
    void attempt.recorded.then(() => inFlight.delete(id));
    return attempt;
  }

  async function startDue(limit: number): Promise<Attempt[]> {
    if (!send) return [];
    const claimed = await store.claim(leaseMs, owner, limit);
    // If the clock jumps, the attempt continues under the new lease.
    return claimed.filter(({ id }) => !inFlight.has(id)).map((request) => start(request, send));
  }

  /** @returns the wait in milliseconds */
  async function claimDueRequests(): Promise<number> {
    if (!send) return pollMs;
    const free = workerConcurrency - running;
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
    const dueInMs = (await store.nextDueInMs()) ?? pollMs;
    return Math.min(pollMs, Math.max(minWaitMs, dueInMs));
  }

  async function claimDue(): Promise<number> {
    const [requestsMs, mailsMs = pollMs] = await Promise.all([
      claimDueRequests(),
      mailer?.startDue(),
    ]);
    return Math.min(requestsMs, Math.max(minWaitMs, mailsMs));
  }

  /** Without a webhook, nothing is attempted at once. */
  const lease = send && { owner, ms: leaseMs };

  /** Starts the first attempts at the mails of a thread. On a host without a loop, they follow here. */
  function startMails(thread: string): Promise<void> | undefined {
    if (!loop) return mailer?.attemptThread(thread);
    if (mailer) wake();
    return undefined;
  }

  return {
    startLoop(): void {
      loop ??= startLoop('The delivery loop', pollMs, claimDue);
    },
    wake,

    async add(request: NewRequest): Promise<Added & First> {
      const added = await store.add({ ...request, lease });
      const isNew = added.kind === 'stored' && added.request.state === 'pending';
      if (!isNew) return { ...added, attempt: inFlight.get(request.id) };
      const mailed = startMails(added.request.thread);
      return { ...added, mailed, attempt: send && start(added.request, send) };
    },

    async move(request: Move): Promise<Moved & First> {
      const moved = await store.move({ ...request, lease });
      if (moved.kind !== 'stored') return moved;
      const mailed = startMails(moved.request.thread);
      return { ...moved, mailed, attempt: send && start(moved.request, send) };
    },

    /** Delivers due requests on a host without a loop. */
    async drain() {
      const startedAt = performance.now();
      const mailed = mailer?.drain(drainBeginsMs, drainWaitsMs);
      let delivered = 0;
      while (performance.now() - startedAt < env.WEBHOOK_TIMEOUT_MS) {
        const started = await startDue(workerConcurrency);
        if (started.length === 0) break;
        const states = await Promise.all(started.map(({ recorded }) => recorded));
        delivered += states.filter((state) => state === 'delivered').length;
      }
      await mailed;
      return { delivered };
    },

    /** Stops claiming, and waits for the attempts in flight. */
    async stop(): Promise<void> {
      await loop?.stop();
      const recorded = [...inFlight.values()].map((attempt) => attempt.recorded);
      const ended = within(stopMs, Promise.all(recorded)).catch(() => undefined);
      await Promise.all([ended, mailer?.stop()]);
    },
  };
}
