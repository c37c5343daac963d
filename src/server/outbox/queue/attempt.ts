import 'server-only';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { failureOf, isDelivered, type SendResult, type WebhookMessage } from '../../webhook/send';
import type { StoredRequest } from '../storedRequest';
import { type NextStep, nextStep } from './schedule';
import type { Store } from './store';

export interface AttemptOptions {
  store: Store;
  /** Names this process in leases. */
  owner: string;
  retryDelaysSeconds: readonly number[];
  send(message: WebhookMessage, by: AbortController, timeoutMs: number): Promise<SendResult>;
}

export type LeasedRequest = Pick<
  StoredRequest,
  'id' | 'body' | 'attempts' | 'resumeAt' | 'callState' | 'corrects'
>;

interface Circumstances {
  timeoutMs: number;
  /** The time of the engine's clock. */
  now(): number;
  /** Called when due times have changed. */
  onDue(): void;
}

function messageOf({ id, body, callState, corrects }: LeasedRequest): WebhookMessage {
  // With a visitor whose call time was freed, another one is to be agreed on, too.
  return { id, body, callTaken: callState === 'taken' || callState === 'freed', corrects };
}

const canceled = 'CANCELED';

/**
 * Sends a leased request once and records the outcome, in promises that never reject. If that fails, the lease expires
 * and the request is sent again: at least once, never lost.
 */
export function attempt(
  options: AttemptOptions,
  request: LeasedRequest,
  { timeoutMs, now, onDue }: Circumstances,
) {
  const { store, owner, retryDelaysSeconds: delaysSeconds } = options;
  const { id, attempts } = request;
  const fields = { id, attempt: attempts };

  async function recordDelivery(): Promise<void> {
    await store.markDelivered(id);
    if (attempts > 1) log.info(fields, 'Consultation request delivered');
    // Where this fails, the outage has not ended, and the next delivery ends it.
    const requests = await store.endOutage().catch(() => 0);
    if (requests === 0) return;
    log.info({ requests }, 'Webhook is back: pending requests are due now');
    onDue();
  }

  async function record(result: SendResult): Promise<NextStep['state'] | undefined> {
    const failure = failureOf(result);
    if (failure.error === canceled) return undefined;
    const next = nextStep(result, request, { delaysSeconds, now: now(), random: Math.random() });
    try {
      if (next.state === 'delivered') await recordDelivery();
      else {
        log.warn({ ...fields, ...failure }, 'Webhook submission failed');
        const error = String(failure.status ?? failure.error);
        if (!(await store.recordFailure(id, owner, next, error))) return undefined;
        if (next.state === 'pending') onDue();
        else log.error({ ...fields, reason: next.reason }, 'Consultation request parked');
      }
      return next.state;
    } catch (error) {
      log.error({ id, error: errorCode(error) }, 'Outcome of a delivery could not be recorded');
      return undefined;
    }
  }

  const controller = new AbortController();
  const sent = options.send(messageOf(request), controller, timeoutMs);
  return {
    /** Whether the webhook accepted the request. */
    delivered: sent.then(isDelivered),
    /** The state that was recorded; undefined when that failed, or another process has taken over. */
    recorded: sent.then(record),
    /** Aborts the attempt; its lease is left to be released. */
    cancel: () => controller.abort(canceled),
  };
}

export type Attempt = ReturnType<typeof attempt>;
