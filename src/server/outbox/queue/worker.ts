import 'server-only';
import { shortId } from '@/lib/text/shortId';
import type { Env } from '../../env';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { startLoop } from '../../loop';
import { failureOf, isDelivered, type Send, type SendResult } from '../../webhook/send';
import type { Added, Move, Moved, NewRequest, StoredRequest } from '../storedRequest';
import { leaseMsFor } from './deliveries';
import { type AfterFailure, nextStep, type Schedule } from './schedule';
import type { Store } from './store';

/** Few, to spare a webhook that has just recovered. */
const workerConcurrency = 8;

/** Other processes and the operator make requests due, too. */
const pollMs = 2000;

const minWaitMs = 10;

export interface Attempt {
  delivered: Promise<boolean>;
  /** Undefined if recording failed, or another process has the lease. */
  recorded: Promise<'delivered' | AfterFailure['kind'] | undefined>;
}

interface WorkerOptions {
  store: Store;
  owner: string;
  env: Schedule & Pick<Env, 'WEBHOOK_TIMEOUT_MS'>;
  send: Send;
}

export type Worker = ReturnType<typeof createWorker>;

/** A request is in flight from its lease until its outcome is recorded. */
export function createWorker({ store, owner, env, send }: WorkerOptions) {
  const inFlight = new Map<string, Attempt>();
  const leaseMs = leaseMsFor(env.WEBHOOK_TIMEOUT_MS);
  /** Many first attempts must not stop the loop, so they are not counted. */
  let running = 0;
  /** Undefined on a host that calls `drain`. */
  let loop: ReturnType<typeof startLoop> | undefined;
  const wake = () => loop?.wake();

  async function record(request: StoredRequest, result: SendResult) {
    const failure = failureOf(result);
    const { id, attempts, dueAt, triedSince } = request;
    const fields = { id: shortId(id), attempt: attempts + 1 };
    // By the outbox's clock, which also began the lease.
    const startedAt = dueAt - leaseMs;
    const next = nextStep(result, { attempts, triedSince, startedAt }, env);
    try {
      if (next.kind === 'delivered') {
        await store.recordDelivery(id);
        if (attempts > 0) log.info(fields, 'Consultation request delivered');
        return next.kind;
      }
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
  function start(request: StoredRequest): Attempt {
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
    const claimed = await store.claim(leaseMs, owner, limit);
    // If the clock jumps, the attempt continues under the new lease.
    return claimed.filter(({ id }) => !inFlight.has(id)).map(start);
  }

  /** @returns the wait in milliseconds */
  async function claimDue(): Promise<number> {
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

  return {
    startLoop(): void {
      loop ??= startLoop('The delivery loop', pollMs, claimDue);
    },
    wake,

    async add(request: NewRequest): Promise<Added & { attempt?: Attempt | undefined }> {
      const added = await store.add({ ...request, lease: { owner, ms: leaseMs } });
      const isNew = added.kind === 'stored' && added.request.state === 'pending';
      return { ...added, attempt: isNew ? start(added.request) : inFlight.get(request.id) };
    },

    async move(request: Move): Promise<Moved & { attempt?: Attempt }> {
      const moved = await store.move({ ...request, lease: { owner, ms: leaseMs } });
      return moved.kind === 'stored' ? { ...moved, attempt: start(moved.request) } : moved;
    },

    /** Delivers due requests on a host without a loop. */
    async drain() {
      const startedAt = performance.now();
      let delivered = 0;
      while (performance.now() - startedAt < env.WEBHOOK_TIMEOUT_MS) {
        const started = await startDue(workerConcurrency);
        if (started.length === 0) break;
        const states = await Promise.all(started.map(({ recorded }) => recorded));
        delivered += states.filter((state) => state === 'delivered').length;
      }
      return { delivered };
    },

    /** Stops claiming, and waits for the attempts in flight. */
    async stop(): Promise<void> {
      await loop?.stop();
      await Promise.all([...inFlight.values()].map(({ recorded }) => recorded));
    },
  };
}
