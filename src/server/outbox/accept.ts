import 'server-only';
import type { ConsultationRequest } from '@/features/consultation/model/schema';
import { errorCode } from '../errorCode';
import { log } from '../log';
import { count } from '../telemetry';
import { failureOf, type SendResult, type WebhookMessage } from '../webhook/send';
import type { Delivery } from './deliver';
import { fingerprintOf } from './fingerprint';
import { nextStep } from './schedule';
import type { Store } from './store';
import type { StoredRequest } from './storedRequest';

export type Acceptance =
  /** The webhook has it. */
  | 'delivered'
  /** It is stored, and goes on being delivered in the background. */
  | 'accepted'
  /** The id belongs to another request. */
  | 'conflict'
  /** Neither the outbox nor the webhook took it. */
  | 'unavailable';

export interface Arrival {
  id: string;
  request: ConsultationRequest;
  /** Why it is kept from the webhook until an operator releases it. */
  quarantine: string | undefined;
}

export interface AcceptOptions {
  store: Store;
  /** Absent when no webhook is configured: requests are stored and wait. */
  delivery: Delivery | undefined;
  send: ((message: WebhookMessage) => Promise<SendResult>) | undefined;
  /** How long the visitor waits for the first attempt, which goes on in the background after that. */
  patienceMs: number;
}

/** @param promise one that never rejects; @returns undefined when it takes longer */
function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, undefined);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/**
 * Takes a consultation request in: to disk first, then one attempt at the webhook, then the answer.
 * With a broken outbox it goes straight to the webhook.
 */
export function createAccept({ store, delivery, send, patienceMs }: AcceptOptions) {
  /** What is being taken in right now, so that the same request sent twice at once is one. */
  const arriving = new Map<string, { fingerprint: string; acceptance: Promise<Acceptance> }>();

  async function waitFor(attempted: Promise<'delivered' | 'waiting'> | undefined) {
    const outcome = attempted && (await within(attempted, patienceMs));
    return outcome === 'delivered' ? 'delivered' : 'accepted';
  }

  function answerRepetition(known: StoredRequest, fingerprint: string) {
    if (known.fingerprint !== fingerprint) return 'conflict';
    return known.state === 'delivered' ? 'delivered' : waitFor(delivery?.running(known.id));
  }

  async function straightToWebhook(id: string, body: string, quarantine: string | undefined) {
    if (!send || quarantine) return 'unavailable';
    const result = await send({ id, body });
    if (nextStep(result, 1, [], Date.now(), 0).state === 'delivered') {
      count('accepted');
      count('delivered');
      return 'delivered';
    }
    log.warn({ id, attempt: 1, ...failureOf(result) }, 'Webhook submission failed');
    return 'unavailable';
  }

  async function takeIn(
    { id, request, quarantine }: Arrival,
    fingerprint: string,
  ): Promise<Acceptance> {
    const body = JSON.stringify(request);
    const hand = quarantine ? undefined : delivery?.offerHand();
    let known: StoredRequest | undefined;
    try {
      known = await store.add({
        id,
        fingerprint,
        body,
        receivedAt: Date.now(),
        ...(quarantine ? { state: 'quarantined', reason: quarantine } : { state: 'pending' }),
        ...(hand && { lease: hand.lease }),
      });
    } catch (error) {
      log.error({ id, error: errorCode(error) }, 'Outbox unavailable');
      return straightToWebhook(id, body, quarantine);
    } finally {
      hand?.withdraw();
    }
    if (known) return answerRepetition(known, fingerprint);
    count(quarantine ? 'quarantined' : 'accepted');
    if (quarantine) {
      log.warn({ id, reason: quarantine }, 'Consultation request quarantined');
      return 'accepted';
    }
    if (hand && delivery) return waitFor(delivery.start({ id, body, attempts: 1 }));
    delivery?.wake();
    return 'accepted';
  }

  return async function accept(arrival: Arrival): Promise<Acceptance> {
    const { id } = arrival;
    const fingerprint = fingerprintOf(arrival.request);
    const twin = arriving.get(id);
    if (twin) return twin.fingerprint === fingerprint ? twin.acceptance : 'conflict';
    const acceptance = takeIn(arrival, fingerprint).finally(() => arriving.delete(id));
    arriving.set(id, { fingerprint, acceptance });
    return acceptance;
  };
}
