import 'server-only';
import type { CallOutcome, ScheduledCall } from '@/features/consultation/model/call/call';
import { isSame } from '@/lib/isSame';
import { shortId } from '@/lib/text/shortId';
import { within } from '../asyncLimits';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';
import type { Deadline } from '../outbox/engine/database';
import { positionAsStated } from '../outbox/queue/store';
import type { Attempt, Worker } from '../outbox/queue/worker';
import { heldCall, type NewRequest, type StoredRequest } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import { failureOf, isDelivered } from '../webhook/send';
import { logCallChange } from './logCallChange';

type Enqueued =
  /** `superseded`: the current request's version, if it is another one. */
  | {
      kind: 'delivered' | 'accepted';
      /** Neither a repeat nor erased. */
      isNew: boolean;
      callOutcome?: CallOutcome | undefined;
      superseded?: number | undefined;
    }
  | { kind: 'erased' }
  | { kind: 'conflict' }
  /** Neither the outbox nor the webhook accepted it. */
  | { kind: 'failed' };

/** Keeps work alive after the response. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** @throws as `question`, or `TIMEOUT` */
export type Ask = <T>(question: (options: Deadline) => Promise<T>) => Promise<T>;

interface Options {
  waitUntil: WaitUntil;
  senderRetries: boolean;
  ask: Ask;
  posts: Pick<Runtime['posts'], 'noteStored' | 'noteUnstored'>;
}

/** How long a response waits for an attempt. */
const maxWaitMs = 3000;

/** The request holds no call and is not stored: it may arrive again. */
async function sendDirectly(
  request: NewRequest,
  { send }: Outbox,
  { waitUntil, senderRetries }: Options,
): Promise<Enqueued> {
  const { id, body, corrects, source, quarantine } = request;
  if (!send || quarantine) return { kind: 'failed' };
  const callOutcome = request.callTime ? 'unavailable' : undefined;
  const sent = send({ id, body, corrects, source, callOutcome, ...positionAsStated(request) });
  const outcome = sent.then((result): Enqueued => {
    if (isDelivered(result)) {
      log.info({ id: shortId(id) }, 'Sent straight to the webhook');
      return { kind: 'delivered', isNew: true, callOutcome };
    }
    log.warn({ id: shortId(id), attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
    return { kind: 'failed' };
  });
  waitUntil(outcome);
  if (!senderRetries) return outcome;
  return within(maxWaitMs, outcome).catch(() => ({ kind: 'failed' }));
}

function logStored(stored: StoredRequest, heldBefore: ScheduledCall | null): void {
  const { state, reason, callState, superseded } = stored;
  const id = shortId(stored.id);
  if (state === 'quarantined') {
    log.warn({ id, reason }, 'Consultation request quarantined');
    return;
  }
  if (callState === 'taken') log.warn({ id }, 'time already taken');
  const held = heldCall(stored);
  const isChanged = heldBefore !== null && !isSame(held, heldBefore);
  if (isChanged && superseded === undefined) logCallChange(stored, held);
}

export async function hasDelivered(attempt: Attempt, waitUntil: WaitUntil): Promise<boolean> {
  waitUntil(attempt.recorded);
  return within(maxWaitMs, attempt.delivered).catch(() => false);
}

type AddedByWorker = Awaited<ReturnType<Worker['add']>>;

async function answerTo(
  request: NewRequest,
  added: AddedByWorker,
  { waitUntil }: Options,
): Promise<Enqueued> {
  if (added.kind === 'erased') return { kind: 'erased' };
  const { attempt, request: stored } = added;
  if (added.kind === 'stored') {
    logStored(stored, added.heldBefore);
    if (request.isCallUnavailable && stored.callOutcome)
      log.warn({ id: shortId(stored.id) }, 'booking outside the offered slots');
  } else if (request.receivedHash !== stored.receivedHash) return { kind: 'conflict' };
  const delivered =
    (attempt && (await hasDelivered(attempt, waitUntil))) || stored.state === 'delivered';
  const { callOutcome, superseded } = stored;
  const isNew = added.kind === 'stored';
  return { kind: delivered ? 'delivered' : 'accepted', isNew, callOutcome, superseded };
}

/** Commits a request, and attempts delivery. If the outbox fails, sends it directly. */
export async function enqueue(
  request: NewRequest,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, quarantine } = request;
  const { store, worker } = outbox;
  let added: AddedByWorker;
  try {
    const add = worker && !quarantine ? worker.add : store.add;
    added = await options.ask(({ deadline }) => add({ ...request, deadline }));
  } catch (error) {
    log.error({ id: shortId(id), error: errorCode(error) }, 'Outbox unavailable');
    options.posts.noteUnstored(error);
    return sendDirectly(request, outbox, options);
  }
  if (added.kind === 'stored') options.posts.noteStored();
  return answerTo(request, added, options);
}
