import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import { count } from '../telemetry';
import { failureOf, type SendResult, type WebhookMessage } from '../webhook/send';
import { type NextStep, nextStep } from './schedule';
import type { Store } from './store';
import type { StoredRequest } from './storedRequest';

export interface AttemptOptions {
  store: Store;
  /** Names this process in leases. */
  owner: string;
  retryDelaysSeconds: readonly number[];
  send(message: WebhookMessage, cancel: AbortSignal): Promise<SendResult>;
}

export type InHand = Pick<StoredRequest, 'id' | 'body' | 'attempts'>;

export type Outcome = 'delivered' | 'waiting';

export interface Attempt {
  /** Whether the webhook has the request. */
  outcome: Promise<Outcome>;
  /** Resolves once the outbox knows, too, or cannot be told. */
  recorded: Promise<void>;
}

interface Sent {
  step: NextStep;
  /** Status or error code, where it failed. */
  error: string;
}

/** @returns undefined when the attempt was cancelled: then nothing came of it */
async function sendOnce(
  options: AttemptOptions,
  { id, body, attempts }: InHand,
  cancel: AbortSignal,
): Promise<Sent | undefined> {
  const result = await options.send({ id, body }, cancel);
  if (result.kind === 'failed' && result.code === 'ABORTED') return undefined;
  const step = nextStep(result, attempts, options.retryDelaysSeconds, Date.now(), Math.random());
  count(step.state === 'pending' ? 'retried' : step.state);
  const failure = failureOf(result);
  if (step.state !== 'delivered') {
    log.warn({ id, attempt: attempts, ...failure }, 'Webhook submission failed');
  }
  return { step, error: String(failure.status ?? failure.error) };
}

async function record(
  { store, owner }: AttemptOptions,
  { id, attempts }: InHand,
  { step, error }: Sent,
): Promise<void> {
  try {
    if (step.state === 'delivered') {
      await store.markDelivered(id, Date.now());
      if (attempts > 1) log.info({ id, attempt: attempts }, 'Consultation request delivered');
    } else if (step.state === 'pending') {
      await store.reschedule(id, owner, step.dueAt, error);
    } else {
      await store.park(id, owner, step.reason, error);
      log.error({ id, attempt: attempts, reason: step.reason }, 'Consultation request parked');
    }
  } catch (failure) {
    log.error({ id, error: errorCode(failure) }, 'Outcome of a delivery could not be recorded');
  }
}

/**
 * Sends a request that this process has in hand once, and records what came of it. If that cannot be
 * recorded, the lease runs out and the request is sent again: rather twice than never.
 *
 * @param cancel ends the attempt early and leaves the request to be released
 * @returns promises that never reject
 */
export function attempt(options: AttemptOptions, request: InHand, cancel: AbortSignal): Attempt {
  const sent = sendOnce(options, request, cancel);
  return {
    outcome: sent.then((result) => (result?.step.state === 'delivered' ? 'delivered' : 'waiting')),
    recorded: sent.then((result) => result && record(options, request, result)),
  };
}
