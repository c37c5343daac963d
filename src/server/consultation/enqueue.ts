import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';
import { limitReasons } from '../outbox/quarantineReasons';
import type { Added } from '../outbox/queue/worker';
import type { NewRequest } from '../outbox/storedRequest';
import { failureOf, isDelivered } from '../webhook/send';
import { within } from '../within';

export interface Enqueued {
  /**
   * `delivered`: the webhook has it; `accepted`: it is stored and will be delivered; `conflict`: the id belongs
   * to another request; `unavailable`: neither the outbox nor the webhook took it.
   */
  outcome: 'delivered' | 'accepted' | 'conflict' | 'unavailable';
  /** Whether another request holds the call time that it asks for. */
  callTaken?: boolean;
}

/** Keeps work alive after the response: Next's `after`, or the server's own list. */
export type WaitUntil = (work: Promise<unknown>) => void;

interface Options {
  waitUntil: WaitUntil;
  /** Whether the sender keeps the request and sends it again after a 503. */
  senderRetries: boolean;
}

/** How long the response waits for an attempt, which then continues in the background. */
const maxWaitMs = 3000;

/** Requests that are being enqueued, so that one sent twice at the same time is one. */
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

async function sendDirectly(
  request: NewRequest,
  { send, noteDirectDelivery }: Outbox,
  { waitUntil, senderRetries }: Options,
): Promise<Enqueued> {
  const { id, body, quarantine, corrects } = request;
  if (!send || quarantine) return { outcome: 'unavailable' };
  const delivered = send({ id, body, corrects }).then((result) => {
    if (isDelivered(result)) {
      noteDirectDelivery(request);
      return true;
    }
    log.warn({ id, attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
    return false;
  });
  waitUntil(delivered);
  const inTime = await (senderRetries ? isDeliveredSoon(delivered) : delivered);
  return { outcome: inTime ? 'delivered' : 'unavailable' };
}

/** Releases a request that was quarantined for its rate: its sender repeats it within the limits. */
async function release(id: string, { store, worker, queries }: Outbox): Promise<Enqueued> {
  try {
    await queries.change('release', [id]);
    log.info({ id }, 'Consultation request released');
    worker?.wake();
    const callTaken = (await store.find(id))?.callState === 'taken';
    return { outcome: 'accepted', callTaken };
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outbox unavailable');
    return { outcome: 'accepted' };
  }
}

async function storeAndSend(
  request: NewRequest,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, quarantine: reason } = request;
  const { status, worker } = outbox;
  const add = worker && !reason ? worker.add : outbox.store.add;
  let added: Added;
  try {
    added = await add(request);
    status.noteStored(true);
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outbox unavailable');
    status.noteStored(false);
    return sendDirectly(request, outbox, options);
  }
  const { known, attempt } = added;
  if (known && known.fingerprint !== request.fingerprint) return { outcome: 'conflict' };
  const callTaken = added.callState === 'taken';
  if (known?.state === 'delivered') return { outcome: 'delivered', callTaken };
  if (known?.state === 'quarantined' && !reason && limitReasons.includes(`${known.reason}`))
    return release(id, outbox);
  if (reason && !known) log.warn({ id, reason }, 'Consultation request quarantined');
  if (callTaken && !known) log.warn({ id }, 'time already taken');
  if (attempt) options.waitUntil(attempt.recorded);
  const isDelivered = attempt && (await isDeliveredSoon(attempt.delivered));
  return { outcome: isDelivered ? 'delivered' : 'accepted', callTaken };
}

/**
 * Commits a consultation request to the outbox and makes one attempt at the webhook. When the outbox
 * fails, the request goes directly to the webhook.
 *
 * @returns the outcome of the attempt. If it takes longer than 3 s, a stored request is `accepted`, and
 *   one that only its sender keeps `unavailable`; one that nobody keeps waits for the whole attempt
 */
export async function enqueue(
  request: NewRequest,
  outbox: Outbox,
  options: Options,
): Promise<Enqueued> {
  const { id, fingerprint } = request;
  const twin = arriving.get(id);
  if (twin) return twin.fingerprint === fingerprint ? twin.result : { outcome: 'conflict' };
  const result = storeAndSend(request, outbox, options).finally(() => arriving.delete(id));
  arriving.set(id, { fingerprint, result });
  return result;
}
