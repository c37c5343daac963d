import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import { failureOf, isDelivered, type SendResult, type WebhookMessage } from '../webhook/send';
import { type NextStep, nextStep } from './schedule';
import type { Store } from './store';
import type { StoredRequest } from './storedRequest';

export interface AttemptOptions {
  store: Store;
  /** Names this process in leases. */
  owner: string;
  retryDelaysSeconds: readonly number[];
  send(message: WebhookMessage, controller: AbortController): Promise<SendResult>;
}

export type LeasedRequest = Pick<StoredRequest, 'id' | 'body' | 'attempts'> &
  Partial<Pick<StoredRequest, 'resumeAt'>>;

export interface Attempt {
  /** Whether the webhook accepted the request. */
  delivered: Promise<boolean>;
  /**
   * The state that was recorded; undefined when none was, because that failed or another process has
   * taken the request over.
   */
  recorded: Promise<NextStep['state'] | undefined>;
  /** Aborts the attempt; its lease is left to be released. */
  cancel(): void;
}

const canceled = 'CANCELED';

async function record(
  { store, owner, retryDelaysSeconds }: AttemptOptions,
  request: LeasedRequest,
  result: SendResult,
): Promise<NextStep['state'] | undefined> {
  const { id, attempts } = request;
  const failure = failureOf(result);
  if (failure.error === canceled) return undefined;
  const next = nextStep(result, request, retryDelaysSeconds, Date.now(), Math.random());
  const fields = { id, attempt: attempts };
  try {
    if (next.state === 'delivered') {
      await store.markDelivered(id, Date.now());
      if (attempts > 1) log.info(fields, 'Consultation request delivered');
    } else {
      log.warn({ ...fields, ...failure }, 'Webhook submission failed');
      const error = String(failure.status ?? failure.error);
      if (!(await store.recordFailure(id, owner, next, error))) return undefined;
      if (next.state === 'parked') {
        log.error({ ...fields, reason: next.reason }, 'Consultation request parked');
      }
    }
    return next.state;
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outcome of a delivery could not be recorded');
    return undefined;
  }
}

/**
 * Sends a leased request once and records the outcome. If that fails, the lease expires and the request
 * is sent again: at least once, never lost.
 *
 * @returns promises that never reject
 */
export function attempt(options: AttemptOptions, request: LeasedRequest): Attempt {
  const controller = new AbortController();
  const sent = options.send({ id: request.id, body: request.body }, controller);
  return {
    delivered: sent.then(isDelivered),
    recorded: sent.then((result) => record(options, request, result)),
    cancel: () => controller.abort(canceled),
  };
}
