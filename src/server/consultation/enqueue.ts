import 'server-only';
import type { CallOutcome, Slot } from '@/features/consultation/model/call/call';
import { isSame } from '@/lib/isSame';
import { shortId } from '@/lib/text/formats';
import { within } from '../asyncLimits';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';
import type { Attempt, Worker } from '../outbox/queue/worker';
import { heldCall, type NewRequest, type StoredRequest } from '../outbox/storedRequest';
import type { Runtime } from '../runtime';
import type { WebhookMessage } from '../webhook/send';
import { failureOf, isDelivered, type Send } from '../webhook/send';

type Enqueued =
  | {
      kind: 'delivered' | 'pending';
      /** Set if the request is new and accepted. */
      accepted?: { tookCall: boolean } | undefined;
      callOutcome?: CallOutcome | undefined;
      superseded?: number | undefined;
    }
  | { kind: 'erased' }
  /** The id belongs to another request. */
  | { kind: 'conflict' }
  /** Neither the outbox nor the webhook has it. */
  | { kind: 'failed' };

/** Keeps work alive after the response. */
export type WaitUntil = (work: Promise<unknown>) => void;

interface Options {
  waitUntil: WaitUntil;
  senderRetries: boolean;
  posts: Pick<Runtime['posts'], 'noteStored' | 'noteUnstored'>;
}

/** How long a response waits for an attempt. */
const maxWaitMs = 3000;

async function postDirectly(message: WebhookMessage, send: Send): Promise<boolean> {
  const id = shortId(message.id);
  const result = await send(message);
  if (isDelivered(result)) log.info({ id }, 'Sent straight to the webhook');
  else log.warn({ id, attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
  return isDelivered(result);
}

/**
 * Sends a request to the webhook and to the team by mail, as configured. It holds no call and is not
 * stored: it may arrive again.
 */
async function sendDirectly(
  { id, body, source, quarantine, callTime, thread = id, version = 0 }: NewRequest,
  { send, mailer, directWaitMs }: Outbox,
  { waitUntil, senderRetries }: Options,
): Promise<Enqueued> {
  if (quarantine || !(send || mailer)) return { kind: 'failed' };
  const callOutcome: CallOutcome | undefined = callTime ? 'unavailable' : undefined;
  const request = { id, body, thread, version, source: source ?? null, callOutcome };
  const sides = [send && postDirectly(request, send), mailer?.sendDirectly(request)];
  const taken = Promise.all(sides.filter((side) => side !== undefined));
  waitUntil(taken);
  const waitMs = senderRetries ? maxWaitMs : directWaitMs;
  const hasAll = await within(waitMs, taken).then(
    (each) => each.every(Boolean),
    () => false,
  );
  return hasAll ? { kind: 'delivered', callOutcome } : { kind: 'failed' };
}

/** @param held the call that the thread now holds */
export function logCallChange(request: StoredRequest, held: Slot | null): void {
  const ids = { id: shortId(request.id), thread: shortId(request.thread) };
  log.info(ids, held ? 'Call moved' : 'Call given up');
}

function logStored(
  stored: StoredRequest,
  heldBefore: Slot | null,
  isCallUnavailable: boolean,
): void {
  const { state, reason, callState, callOutcome, superseded } = stored;
  const id = shortId(stored.id);
  if (state === 'quarantined') {
    log.warn({ id, reason }, 'Consultation request quarantined');
  } else {
    if (callState === 'taken') log.warn({ id }, 'time already taken');
    const held = heldCall(stored);
    const isChanged = heldBefore !== null && !isSame(held, heldBefore);
    if (isChanged && superseded === undefined) logCallChange(stored, held);
  }
  if (isCallUnavailable && callOutcome) log.warn({ id }, 'booking outside the offered slots');
}

export async function hasDelivered(attempt: Attempt, waitUntil: WaitUntil): Promise<boolean> {
  waitUntil(attempt.recorded);
  return within(maxWaitMs, attempt.delivered).catch(() => false);
}

type AddedByWorker = Awaited<ReturnType<Worker['add']>>;

async function outcomeOf(
  request: NewRequest,
  added: AddedByWorker,
  { waitUntil }: Options,
): Promise<Enqueued> {
  if (added.kind === 'erased') return { kind: 'erased' };
  const { attempt, mailed, request: stored } = added;
  if (mailed) waitUntil(mailed);
  if (added.kind === 'known' && request.receivedHash !== stored.receivedHash) {
    return { kind: 'conflict' };
  }
  const { state, callOutcome, superseded } = stored;
  const isDone = state === 'delivered' || state === 'superseded';
  const delivered = isDone || (attempt !== undefined && (await hasDelivered(attempt, waitUntil)));
  const answer = { kind: delivered ? 'delivered' : 'pending', callOutcome, superseded } as const;
  if (added.kind === 'known' || state === 'quarantined') return answer;
  const tookCall = added.heldBefore === null && heldCall(stored) !== null;
  return { ...answer, accepted: { tookCall } };
}

/** Commits a request, and attempts delivery. If the outbox fails, sends it directly. */
export async function enqueue(
  request: NewRequest,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, isCallUnavailable = false } = request;
  let added: AddedByWorker;
  try {
    added = await outbox.worker.add(request);
  } catch (error) {
    log.error({ id: shortId(id), error: errorCode(error) }, 'Outbox unavailable');
    options.posts.noteUnstored(error);
    return sendDirectly(request, outbox, options);
  }
  if (added.kind === 'stored') {
    options.posts.noteStored();
    logStored(added.request, added.heldBefore, isCallUnavailable);
  }
  return outcomeOf(request, added, options);
}
