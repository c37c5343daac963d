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

/** Sends a request that the outbox did not take. Nobody holds the time of its call. */
async function sendDirectly(
  { id, body, quarantine, corrects, callTime }: NewRequest,
  { send }: Outbox,
  { waitUntil, senderRetries }: Options,
): Promise<Enqueued> {
  if (!send || quarantine) return { kind: 'unavailable' };
  const lostCall = callTime ? 'unavailable' : undefined;
  const delivered = send({ id, body, corrects, lostCall }).then((result) => {
    if (isDelivered(result)) log.info({ id }, 'Sent straight to the webhook');
    else log.warn({ id, attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
    return isDelivered(result);
  });
  waitUntil(delivered);
  const inTime = await (senderRetries ? isDeliveredSoon(delivered) : delivered);
  return inTime ? { kind: 'delivered', lostCall } : { kind: 'unavailable' };
}

/** Releases a request that was quarantined for its rate: its sender repeats it within the limits. */
async function release(id: string, { store, worker, queries }: Outbox): Promise<Enqueued> {
  try {
    await queries.change('release', [id]);
    log.info({ id }, 'Consultation request released');
    worker?.wake();
    return { kind: 'accepted', lostCall: lostCallOf((await store.find(id))?.callState ?? null) };
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Consultation request not released');
    return { kind: 'accepted' };
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
  const add = worker && !quarantine ? worker.add : store.add;
  let added: Awaited<ReturnType<Worker['add']>>;
  try {
    added = await add(request);
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outbox unavailable');
    return sendDirectly(request, outbox, options);
  }
  if (added.kind === 'erased') return { kind: 'delivered' };
  const { fingerprint, state, reason, callState } = added.request;
  if (added.kind === 'stored') logStored(added.request);
  else if (fingerprint !== request.fingerprint) return { kind: 'conflict' };
  else if (state === 'quarantined' && !quarantine && limitReasons.includes(`${reason}`))
    return release(id, outbox);
  const { attempt } = added;
  if (attempt) options.waitUntil(attempt.recorded);
  const delivered =
    state === 'delivered' || (attempt && (await isDeliveredSoon(attempt.delivered)));
  return { kind: delivered ? 'delivered' : 'accepted', lostCall: lostCallOf(callState) };
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
  const twin = arriving.get(id);
  if (twin) return twin.fingerprint === fingerprint ? twin.result : { kind: 'conflict' };
  const result = storeAndSend(request, outbox, options).finally(() => arriving.delete(id));
  arriving.set(id, { fingerprint, result });
  return result;
}
