import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import { failureOf, isDelivered, type SendResult, type WebhookMessage } from '../webhook/send';
import { nextStep } from './schedule';
import type { Store } from './store';
import type { StoredRequest } from './storedRequest';

export interface AttemptOptions {
  store: Store;
  /** Names this process in leases. */
  owner: string;
  retryDelaysSeconds: readonly number[];
  send(message: WebhookMessage, controller: AbortController): Promise<SendResult>;
}

export type LeasedRequest = Pick<StoredRequest, 'id' | 'body' | 'attempts'>;

export interface Attempt {
  /** Whether the webhook accepted the request. */
  delivered: Promise<boolean>;
  /** Resolves when the outcome is recorded or could not be recorded. */
  recorded: Promise<void>;
  /** Aborts the attempt; its lease is left to be released. */
  cancel(): void;
}

const canceled = 'CANCELED';

async function record(
  { store, owner, retryDelaysSeconds }: AttemptOptions,
  { id, attempts }: LeasedRequest,
  result: SendResult,
): Promise<void> {
  const step = nextStep(result, attempts, retryDelaysSeconds, Date.now(), Math.random());
  const failure = failureOf(result);
  const lastError = String(failure.status ?? failure.error);
  if (step.state !== 'delivered') {
    log.warn({ id, attempt: attempts, ...failure }, 'Webhook submission failed');
  }
  try {
    if (step.state === 'delivered') {
      await store.markDelivered(id, Date.now());
      if (attempts > 1) log.info({ id, attempt: attempts }, 'Consultation request delivered');
    } else if (step.state === 'pending') {
      await store.reschedule(id, owner, step.dueAt, lastError);
      await store.countFailure();
    } else {
      await store.park(id, owner, step.reason, lastError);
      await store.countFailure();
      log.error({ id, attempt: attempts, reason: step.reason }, 'Consultation request parked');
    }
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outcome of a delivery could not be recorded');
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
  const wasCanceled = (result: SendResult) => result.kind === 'failed' && result.code === canceled;
  return {
    delivered: sent.then((result) => isDelivered(result)),
    recorded: sent.then((result) =>
      wasCanceled(result) ? undefined : record(options, request, result),
    ),
    cancel: () => controller.abort(canceled),
  };
}
