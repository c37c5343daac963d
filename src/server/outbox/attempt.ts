import 'server-only';
import { errorCode } from '../errorCode';
import { log } from '../log';
import { count } from '../telemetry';
import type { SendResult, WebhookMessage } from '../webhook/send';
import { type NextStep, nextStep } from './schedule';
import type { Store, StoredRequest } from './store';

export interface AttemptOptions {
  store: Store;
  /** Names this process in leases. */
  owner: string;
  retryDelaysSeconds: readonly number[];
  send(message: WebhookMessage, cancel: AbortSignal): Promise<SendResult>;
}

export type InHand = Pick<StoredRequest, 'id' | 'body' | 'attempts'>;

async function record(
  { store, owner }: AttemptOptions,
  { id, attempts }: InHand,
  step: NextStep,
  error: string,
): Promise<void> {
  if (step.state === 'delivered') {
    await store.markDelivered(id, Date.now());
    if (attempts > 1) log.info({ id, attempt: attempts }, 'Consultation request delivered');
  } else if (step.state === 'pending') {
    await store.reschedule(id, owner, step.dueAt, error);
  } else {
    await store.park(id, owner, step.reason, error);
    log.error({ id, attempt: attempts, reason: step.reason }, 'Consultation request parked');
  }
}

/**
 * Sends a request that this process has in hand once, and records what came of it. If that cannot be
 * recorded, the lease runs out and the request is sent again: rather twice than never.
 *
 * @param cancel ends the attempt early and leaves the request to be released
 * @returns whether the webhook has it; never throws
 */
export async function attempt(
  options: AttemptOptions,
  request: InHand,
  cancel: AbortSignal,
): Promise<'delivered' | 'waiting'> {
  const { id, body, attempts } = request;
  const result = await options.send({ id, body }, cancel);
  if (result.kind === 'failed' && result.code === 'ABORTED') return 'waiting';
  const step = nextStep(result, attempts, options.retryDelaysSeconds, Date.now(), Math.random());
  count(step.state === 'pending' ? 'retried' : step.state);
  const failure = result.kind === 'answered' ? { status: result.status } : { error: result.code };
  if (step.state !== 'delivered') {
    log.warn({ id, attempt: attempts, ...failure }, 'Webhook submission failed');
  }
  try {
    await record(options, request, step, String(failure.status ?? failure.error));
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outcome of a delivery could not be recorded');
  }
  return step.state === 'delivered' ? 'delivered' : 'waiting';
}
