import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';
import type { Worker } from '../outbox/queue/worker';
import {
  type LostCall,
  limitReasons,
  lostCallOf,
  type NewRequest,
  type StoredRequest,
} from '../outbox/storedRequest';
import { failureOf, isDelivered } from '../webhook/send';
import { within } from '../within';

export type Enqueued =
  /**
   * `delivered`: the webhook has it; `accepted`: it is stored and will be delivered. `lostCall`: why it does not hold
   * the time that it asks for.
   */
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

/** How long the response waits for an attempt, which then continues in the background. */
const maxWaitMs = 3000;

/** Requests that are being enqueued, so that one sent twice at the same time is one, without the outbox, too. */
const arriving = new Map<string, { fingerprint: string; result: Promise<Enqueued> }>();

/** What a request was told, for its repeats while the outbox fails. */
interface Answer {
  fingerprint: string;
  /** For one that went straight to the webhook, what becomes of that, even late. */
  told: Promise<Enqueued>;
  /** Whether it went straight to the webhook, so that a repeat is neither stored nor sent again. */
  isStraight: boolean;
}

/** The latest answers of this process, by id. */
const answers = new Map<string, Answer>();
const maxAnswers = 5000;

function remember(id: string, answer: Answer): void {
  answers.delete(id);
  answers.set(id, answer);
  const [oldest = id] = answers.keys();
  if (answers.size > maxAnswers) answers.delete(oldest);
}

/** When the request with an id was received, which may be at this moment; undefined when there is none. */
export async function findReceivedAt(
  id: string,
  { store: { find } }: Outbox,
): Promise<number | undefined> {
  if (arriving.has(id)) return Date.now();
  return (await find(id).catch(() => undefined))?.receivedAt;
}

/** Whether a request is delivered after 3 s at the latest. */
const isDeliveredSoon = (delivered: Promise<boolean>): Promise<boolean> =>
  within(maxWaitMs, delivered).catch(() => false);

/** Answers a repeat as the request was answered. Without a browser that sends again, it waits for the whole attempt. */
async function repeat(
  { told, fingerprint }: Answer,
  request: NewRequest,
  { senderRetries }: Options,
): Promise<Enqueued> {
  if (fingerprint !== request.fingerprint) return { kind: 'conflict' };
  return senderRetries ? within(maxWaitMs, told).catch(() => ({ kind: 'unavailable' })) : told;
}

/** Sends a request that the outbox did not take. Nobody holds the time of its call. */
async function sendDirectly(
  request: NewRequest,
  { send, worker }: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, fingerprint, body, quarantine, corrects, callTime } = request;
  if (!send || quarantine) return { kind: 'unavailable' };
  const lostCall = callTime ? 'unavailable' : undefined;
  const told = send({ id, body, corrects, lostCall }).then((result): Enqueued => {
    if (isDelivered(result)) {
      log.info({ id }, 'Sent straight to the webhook');
      worker?.settleLater(request);
      return { kind: 'delivered', lostCall };
    }
    log.warn({ id, attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
    answers.delete(id);
    return { kind: 'unavailable' };
  });
  options.waitUntil(told);
  const answer = { fingerprint, told, isStraight: true };
  remember(id, answer);
  return repeat(answer, request, options);
}

/** Releases a request that was quarantined for its rate: its sender repeats it within the limits. */
async function release(
  known: StoredRequest,
  { store, worker, queries }: Outbox,
): Promise<Enqueued> {
  const { id } = known;
  try {
    await queries.change('release', [id]);
    log.info({ id }, 'Consultation request released');
    worker?.wake();
    return { kind: 'accepted', lostCall: lostCallOf((await store.find(id)) ?? known) };
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Consultation request not released');
    return { kind: 'accepted', lostCall: lostCallOf(known) };
  }
}

function logStored({ id, state, reason, callState }: StoredRequest): void {
  if (state === 'quarantined') log.warn({ id, reason }, 'Consultation request quarantined');
  if (callState === 'taken') log.warn({ id }, 'time already taken');
  if (callState === 'unavailable') log.warn({ id }, 'booking outside the offered slots');
}

async function storeAndSend(
  request: NewRequest,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, quarantine } = request;
  const { store, worker } = outbox;
  const earlier = answers.get(id);
  if (earlier?.isStraight) return repeat(earlier, request, options);
  const add = worker && !quarantine ? worker.add : store.add;
  let added: Awaited<ReturnType<Worker['add']>>;
  try {
    added = await add(request);
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outbox unavailable');
    return earlier ? repeat(earlier, request, options) : sendDirectly(request, outbox, options);
  }
  if (added.kind === 'erased') return { kind: 'delivered' };
  const { fingerprint, state, reason } = added.request;
  if (added.kind === 'stored') logStored(added.request);
  else if (fingerprint !== request.fingerprint) return { kind: 'conflict' };
  else if (state === 'quarantined' && !quarantine && limitReasons.includes(`${reason}`))
    return release(added.request, outbox);
  const { attempt } = added;
  if (attempt) options.waitUntil(attempt.recorded);
  const delivered =
    state === 'delivered' || (attempt && (await isDeliveredSoon(attempt.delivered)));
  return { kind: delivered ? 'delivered' : 'accepted', lostCall: lostCallOf(added.request) };
}

/**
 * Commits a consultation request to the outbox and makes one attempt at the webhook. When the outbox
 * fails, the request goes directly to the webhook.
 *
 * @returns `delivered` when the attempt succeeds within 3 s. Otherwise a stored request is `accepted`, and one that the
 *   outbox did not take is `unavailable`; where its sender does not retry, the answer waits for the whole attempt
 */
export async function enqueue(
  request: NewRequest,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, fingerprint } = request;
  for (let twin = arriving.get(id); twin; twin = arriving.get(id)) {
    if (twin.fingerprint === fingerprint) return twin.result;
    // Which of the two bodies has the id is known then.
    await twin.result;
  }
  const result = storeAndSend(request, outbox, options).finally(() => arriving.delete(id));
  arriving.set(id, { fingerprint, result });
  const { kind } = await result;
  const isTaken = kind === 'delivered' || kind === 'accepted';
  if (isTaken && !answers.get(id)?.isStraight)
    remember(id, { fingerprint, told: result, isStraight: false });
  return result;
}
