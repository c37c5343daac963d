import 'server-only';
import { errorCode } from '../errorCode';
import { noteStored } from '../health';
import { log } from '../log';
import type { Outbox } from '../outbox';
import type { StoredRequest } from '../outbox/storedRequest';
import { processSingleton } from '../processSingleton';
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

export interface Arrival {
  id: string;
  fingerprint: string;
  /** The JSON text for the webhook. */
  body: string;
  /** The reason to quarantine it, if there is one. */
  quarantine: string | undefined;
  /** The call time that it asks for. */
  call: { date: string; time: string } | undefined;
}

/** Keeps work alive after the response: Next's `after`, or the server's own list. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** How long the response waits for the first attempt, which then continues in the background. */
const maxWaitMs = 3000;

/** Requests that are being enqueued, so that one sent twice at the same time is one. */
const getArriving = () =>
  processSingleton(
    'arriving',
    () => new Map<string, { fingerprint: string; result: Promise<Enqueued> }>(),
  );

/** @param promise never rejects; @returns undefined when it takes longer */
function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, undefined);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

async function waitFor(delivered: Promise<boolean> | undefined): Promise<Enqueued> {
  return delivered && (await within(delivered, maxWaitMs)) ? 'delivered' : 'accepted';
}

function resultOfRepeat(known: StoredRequest, arrival: Arrival, { worker }: Outbox) {
  if (known.fingerprint !== arrival.fingerprint) return 'conflict';
  return known.state === 'delivered' ? 'delivered' : waitFor(worker?.attemptOf(known.id));
}

async function sendDirectly({ id, body, quarantine }: Arrival, { send }: Outbox) {
  if (!send || quarantine) return 'unavailable';
  const result = await send({ id, body });
  if (isDelivered(result)) return 'delivered';
  log.warn({ id, attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
  return 'unavailable';
}

async function store(arrival: Arrival, outbox: Outbox, waitUntil: WaitUntil): Promise<Enqueued> {
  const { id, fingerprint, body, quarantine } = arrival;
  const { worker } = outbox;
  const slot = quarantine ? undefined : worker?.reserveSlot();
  let known: StoredRequest | undefined;
  try {
    known = await outbox.store.add({
      id,
      fingerprint,
      body,
      receivedAt: Date.now(),
      ...(arrival.call && { call: arrival.call }),
      ...(quarantine ? { state: 'quarantined', reason: quarantine } : { state: 'pending' }),
      ...(slot && { lease: slot.lease }),
    });
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outbox unavailable');
    noteStored(false);
    return sendDirectly(arrival, outbox);
  } finally {
    slot?.release();
  }
  noteStored(true);
  if (known) return resultOfRepeat(known, arrival, outbox);
  if (quarantine) log.warn({ id, reason: quarantine }, 'Consultation request quarantined');
  else if (!slot) worker?.wake();
  else if (worker) {
    const { delivered, recorded } = worker.attempt({ id, body, attempts: 1 });
    waitUntil(recorded);
    return waitFor(delivered);
  }
  return 'accepted';
}

/**
 * Commits a consultation request to the outbox and makes one attempt at the webhook. When the outbox
 * fails, the request goes directly to the webhook.
 *
 * @returns the outcome after the first attempt, or after 3 s if it takes longer
 */
export function enqueue(arrival: Arrival, outbox: Outbox, waitUntil: WaitUntil): Promise<Enqueued> {
  const arriving = getArriving();
  const { id, fingerprint } = arrival;
  const twin = arriving.get(id);
  if (twin) return twin.fingerprint === fingerprint ? twin.result : Promise.resolve('conflict');
  const result = store(arrival, outbox, waitUntil).finally(() => arriving.delete(id));
  arriving.set(id, { fingerprint, result });
  return result;
}
