import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';
import type { NewRequest, StoredRequest } from '../outbox/storedRequest';
import { failureOf, isDelivered } from '../webhook/send';

export type Enqueued =
  /** The webhook has accepted it. */
  | 'delivered'
  /** It is stored and will be delivered in the background. */
  | 'accepted'
  /** The id belongs to another request. */
  | 'conflict'
  /** Neither the outbox nor the webhook took it. */
  | 'unavailable';

/** Keeps work alive after the response: Next's `after`, or the server's own list. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** How long the response waits for the first attempt, which then continues in the background. */
const maxWaitMs = 3000;

/** Requests that are being enqueued, so that one sent twice at the same time is one. */
const arriving = new Map<string, { fingerprint: string; result: Promise<Enqueued> }>();

/** @param delivered never rejects; absent when no attempt is under way */
function waitFor(delivered: Promise<boolean> | undefined): Promise<Enqueued> {
  return new Promise((resolve) => {
    if (!delivered) return resolve('accepted');
    const timer = setTimeout(resolve, maxWaitMs, 'accepted');
    void delivered.then((isDelivered) => {
      clearTimeout(timer);
      resolve(isDelivered ? 'delivered' : 'accepted');
    });
  });
}

function resultOfRepeat(known: StoredRequest, { fingerprint }: NewRequest, { worker }: Outbox) {
  if (known.fingerprint !== fingerprint) return 'conflict';
  return known.state === 'delivered' ? 'delivered' : waitFor(worker?.attemptOf(known.id));
}

async function sendDirectly({ id, body, quarantine }: NewRequest, { send }: Outbox) {
  if (!send || quarantine) return 'unavailable';
  const result = await send({ id, body });
  if (isDelivered(result)) return 'delivered';
  log.warn({ id, attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
  return 'unavailable';
}

async function store(request: NewRequest, outbox: Outbox, waitUntil: WaitUntil): Promise<Enqueued> {
  const { id, body, quarantine } = request;
  const { status, worker } = outbox;
  const lease = quarantine ? undefined : worker?.lease();
  let known: StoredRequest | undefined;
  try {
    known = await outbox.store.add({ ...request, lease });
    status.noteStored(true);
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outbox unavailable');
    status.noteStored(false);
    return sendDirectly(request, outbox);
  } finally {
    if (lease) worker?.endReservation();
  }
  if (known) return resultOfRepeat(known, request, outbox);
  if (quarantine) {
    log.warn({ id, reason: quarantine }, 'Consultation request quarantined');
    return 'accepted';
  }
  if (!worker || !lease) {
    worker?.wake();
    return 'accepted';
  }
  const { delivered, recorded } = worker.attempt({ id, body, attempts: 1 });
  waitUntil(recorded);
  return waitFor(delivered);
}

/**
 * Commits a consultation request to the outbox and makes one attempt at the webhook. When the outbox
 * fails, the request goes directly to the webhook.
 *
 * @returns the outcome after the first attempt, or after 3 s if it takes longer
 */
export function enqueue(
  request: NewRequest,
  outbox: Outbox,
  waitUntil: WaitUntil,
): Promise<Enqueued> {
  const { id, fingerprint } = request;
  const twin = arriving.get(id);
  if (twin) return twin.fingerprint === fingerprint ? twin.result : Promise.resolve('conflict');
  const result = store(request, outbox, waitUntil).finally(() => arriving.delete(id));
  arriving.set(id, { fingerprint, result });
  return result;
}
