import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';
import type { Worker } from '../outbox/queue/worker';
import {
  type LostCall,
  lostCallOf,
  type NewRequest,
  type StoredRequest,
} from '../outbox/storedRequest';
import { failureOf, isDelivered } from '../webhook/send';
import { within } from '../within';

export type Enqueued =
  /** `delivered`: the webhook has it; `accepted`: it is stored and will be delivered. */
  | { kind: 'delivered' | 'accepted'; lostCall?: LostCall | undefined }
  /** The id belongs to another request. */
  | { kind: 'conflict' }
  /** Neither the outbox nor the webhook took it. */
  | { kind: 'unavailable' };

/** Keeps work alive after the response: Next's `after`, or the server's own list. */
export type WaitUntil = (work: Promise<unknown>) => void;

interface Options {
  waitUntil: WaitUntil;
  /** Whether the sender keeps the request and sends it again after a 503. */
  senderRetries: boolean;
}

/** How long a response waits for an attempt, which then continues in the background. */
const maxWaitMs = 3000;

interface Answer {
  receivedHash: string;
  /** Of a request that went straight to the webhook, the outcome of that attempt, however late it comes. */
  outcome: Promise<Enqueued>;
  wasSentDirectly?: true;
}

/** The requests that are being stored and sent. Repeats of one share its answer. */
const arriving = new Map<string, Answer>();

/**
 * The last answers, for repeats while the outbox fails. Those of a request that went straight to the webhook, without
 * the outbox, get no other one, and are neither stored nor sent.
 */
const answers = new Map<string, Answer>();
const maxAnswers = 5000;

function remember(id: string, answer: Answer): void {
  answers.delete(id);
  answers.set(id, answer);
  const [oldest = id] = answers.keys();
  if (answers.size > maxAnswers) answers.delete(oldest);
}

/** When the request with an id was received, which may be at this moment; undefined when there is none. */
export async function findReceivedAt(id: string, { store }: Outbox): Promise<number | undefined> {
  if (arriving.has(id)) return Date.now();
  return (await store.find(id).catch(() => undefined))?.receivedAt;
}

/** Answers a repeat as the request was answered. It waits for the whole attempt where the sender does not retry. */
async function repeat(
  { outcome, receivedHash }: Answer,
  request: NewRequest,
  { senderRetries }: Options,
): Promise<Enqueued> {
  if (receivedHash !== request.receivedHash) return { kind: 'conflict' };
  return senderRetries
    ? within(maxWaitMs, outcome).catch(() => ({ kind: 'unavailable' }))
    : outcome;
}

/** Sends a request that the outbox did not take, which holds no call time. */
async function sendDirectly(
  request: NewRequest,
  { send, worker }: Outbox,
  options: Options,
): Promise<Enqueued> {
  // Many may wait to be recorded, without their texts.
  const { body, ...rest } = request;
  const { id, receivedHash, quarantine, corrects, callTime } = rest;
  if (!send || quarantine) return { kind: 'unavailable' };
  const lostCall = callTime ? 'unavailable' : undefined;
  const outcome = send({ id, body, corrects, lostCall }).then((result): Enqueued => {
    if (isDelivered(result)) {
      log.info({ id }, 'Sent straight to the webhook');
      worker?.rememberSentDirectly(rest);
      return { kind: 'delivered', lostCall };
    }
    log.warn({ id, attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
    answers.delete(id);
    return { kind: 'unavailable' };
  });
  options.waitUntil(outcome);
  const answer: Answer = { receivedHash, outcome, wasSentDirectly: true };
  remember(id, answer);
  return repeat(answer, request, options);
}

function logStored({ id, state, reason, callState }: StoredRequest): void {
  if (state === 'quarantined') log.warn({ id, reason }, 'Consultation request quarantined');
  if (callState === 'taken') log.warn({ id }, 'time already taken');
  if (callState === 'unavailable') log.warn({ id }, 'booking outside the offered slots');
}

type AddedByWorker = Awaited<ReturnType<Worker['add']>>;

/** What to answer to a request that the outbox has, or had. */
async function answerTo(
  request: NewRequest,
  added: AddedByWorker,
  { waitUntil }: Options,
): Promise<Enqueued> {
  if (added.kind === 'erased') return { kind: 'delivered' };
  const { attempt, request: stored } = added;
  if (added.kind === 'stored') logStored(stored);
  else if (request.receivedHash !== stored.receivedHash) return { kind: 'conflict' };
  if (attempt) waitUntil(attempt.recorded);
  const delivered =
    stored.state === 'delivered' ||
    (attempt && (await within(maxWaitMs, attempt.delivered).catch(() => false)));
  return { kind: delivered ? 'delivered' : 'accepted', lostCall: lostCallOf(stored) };
}

async function storeAndSend(
  request: NewRequest,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, receivedHash, quarantine } = request;
  const { store, worker } = outbox;
  const earlier = answers.get(id);
  if (earlier?.wasSentDirectly) return repeat(earlier, request, options);
  let added: AddedByWorker;
  try {
    added = await (worker && !quarantine ? worker.add : store.add)(request);
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outbox unavailable');
    return earlier ? repeat(earlier, request, options) : sendDirectly(request, outbox, options);
  }
  const outcome = answerTo(request, added, options);
  if ((await outcome).kind !== 'conflict') remember(id, { receivedHash, outcome });
  return outcome;
}

/** Commits a request to the outbox and makes one attempt at the webhook, even where the outbox fails. */
export async function enqueue(
  request: NewRequest,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, receivedHash } = request;
  for (let earlier = arriving.get(id); earlier; earlier = arriving.get(id)) {
    if (earlier.receivedHash === receivedHash) return earlier.outcome;
    // It has the id if it is stored; otherwise this request can have it.
    await earlier.outcome;
  }
  const outcome = storeAndSend(request, outbox, options).finally(() => arriving.delete(id));
  arriving.set(id, { receivedHash, outcome });
  return outcome;
}
