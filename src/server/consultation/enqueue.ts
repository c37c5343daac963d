import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';
import type { Worker } from '../outbox/queue/worker';
import {
  isPastLimit,
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

/** The answer to a request. Its repeats get the same one while it arrives, and while the outbox fails. */
interface Answer {
  receivedHash: string;
  /** Of a request that went straight to the webhook, the outcome of that attempt, however late it comes. */
  outcome: Promise<Enqueued>;
  /** `straight`: it went to the webhook without the outbox, and its repeats are neither stored nor sent. */
  state: 'arriving' | 'stored' | 'straight';
}

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
  if (answers.get(id)?.state === 'arriving') return Date.now();
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
  const { id, receivedHash, body, quarantine, corrects, callTime } = request;
  if (!send || quarantine) return { kind: 'unavailable' };
  const lostCall = callTime ? 'unavailable' : undefined;
  const outcome = send({ id, body, corrects, lostCall }).then((result): Enqueued => {
    if (isDelivered(result)) {
      log.info({ id }, 'Sent straight to the webhook');
      worker?.settleLater(request);
      return { kind: 'delivered', lostCall };
    }
    log.warn({ id, attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
    answers.delete(id);
    return { kind: 'unavailable' };
  });
  options.waitUntil(outcome);
  const answer: Answer = { receivedHash, outcome, state: 'straight' };
  remember(id, answer);
  return repeat(answer, request, options);
}

/** Releases a request that a limit has quarantined, because its sender repeats it within the limits. */
async function release(known: StoredRequest, { store, worker }: Outbox): Promise<Enqueued> {
  const { id } = known;
  let request: StoredRequest | undefined;
  try {
    request = (await store.release(id)) ?? (await store.find(id));
    log.info({ id }, 'Consultation request released');
    worker?.wake();
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Consultation request not released');
  }
  return { kind: 'accepted', lostCall: lostCallOf(request ?? known) };
}

function logStored({ id, state, reason, callState }: StoredRequest): void {
  if (state === 'quarantined') log.warn({ id, reason }, 'Consultation request quarantined');
  if (callState === 'taken') log.warn({ id }, 'time already taken');
  if (callState === 'unavailable') log.warn({ id }, 'booking outside the offered slots');
}

async function storeAndSend(
  request: NewRequest,
  earlier: Answer | undefined,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, quarantine } = request;
  const { store, worker } = outbox;
  const add = worker && !quarantine ? worker.add : store.add;
  let added: Awaited<ReturnType<Worker['add']>>;
  try {
    added = await add(request);
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outbox unavailable');
    return earlier ? repeat(earlier, request, options) : sendDirectly(request, outbox, options);
  }
  if (added.kind === 'erased') return { kind: 'delivered' };
  const { state, reason } = added.request;
  if (added.kind === 'stored') logStored(added.request);
  else if (request.receivedHash !== added.request.receivedHash) return { kind: 'conflict' };
  else if (!quarantine && isPastLimit(reason)) return release(added.request, outbox);
  const { attempt } = added;
  if (attempt) options.waitUntil(attempt.recorded);
  const delivered =
    state === 'delivered' ||
    (attempt && (await within(maxWaitMs, attempt.delivered).catch(() => false)));
  return { kind: delivered ? 'delivered' : 'accepted', lostCall: lostCallOf(added.request) };
}

/** Commits a request to the outbox and makes one attempt at the webhook, even where the outbox fails. */
export async function enqueue(
  request: NewRequest,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, receivedHash } = request;
  let earlier = answers.get(id);
  while (earlier?.state === 'arriving') {
    if (earlier.receivedHash === receivedHash) return earlier.outcome;
    // It has the id if it is stored; otherwise this request can have it.
    await earlier.outcome;
    earlier = answers.get(id);
  }
  if (earlier?.state === 'straight') return repeat(earlier, request, options);
  const outcome = storeAndSend(request, earlier, outbox, options);
  const answer: Answer = { receivedHash, outcome, state: 'arriving' };
  remember(id, answer);
  try {
    const { kind } = await outcome;
    if (kind === 'delivered' || kind === 'accepted') answer.state = 'stored';
  } finally {
    if (answer.state === 'arriving' && answers.get(id) === answer) {
      answers.delete(id);
      // A conflict or a failure does not take the id from the request that has it.
      if (earlier) remember(id, earlier);
    }
  }
  return outcome;
}
