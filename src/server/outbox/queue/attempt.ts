import 'server-only';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { failureOf, isDelivered, type Send, type SendResult } from '../../webhook/send';
import { timeLimitMs } from '../engine/database';
import { lostCallOf, type StoredRequest } from '../storedRequest';
import { type AfterFailure, nextStep, type Schedule } from './schedule';
import type { Store } from './store';

export interface AttemptOptions {
  store: Store;
  /** Names this process in leases. */
  owner: string;
  /** The most that an attempt takes. */
  timeoutMs: number;
  schedule: Schedule;
  send: Send;
}

/** A lease outlasts its attempt by the statement that leases, the one that records, and one to spare. */
export const leaseMsFor = (timeoutMs: number): number => timeoutMs + 3 * timeLimitMs;

const canceled = 'CANCELED';

/**
 * Sends a leased request once and records the outcome, in promises that never reject. If that fails, the lease expires
 * and the request is sent again: at least once, never lost.
 *
 * @param onDue called when the request is due at another time
 */
export function attempt(
  { store, owner, timeoutMs, schedule, send }: AttemptOptions,
  request: StoredRequest,
  onDue: () => void,
) {
  const { id, body, corrects, attempts, callState } = request;
  const fields = { id, attempt: attempts + 1 };
  const leasedAt = request.dueAt - leaseMsFor(timeoutMs);
  const triedForMs = leasedAt - request.triedSince;

  async function recordFailure(next: AfterFailure, result: SendResult) {
    const failure = failureOf(result);
    log.warn({ ...fields, ...failure }, 'Webhook submission failed');
    const error = String(failure.status ?? failure.error);
    if (!(await store.recordFailure(id, owner, next, error))) return undefined;
    if (next.kind === 'pending') onDue();
    else log.error({ ...fields, reason: next.reason }, 'Consultation request parked');
    return next.kind;
  }

  async function record(result: SendResult) {
    if (failureOf(result).error === canceled) return undefined;
    const next = nextStep(result, { attempts, triedForMs }, schedule);
    try {
      if (next.kind !== 'delivered') return await recordFailure(next, result);
      await store.markDelivered(id);
      if (fields.attempt > 1) log.info(fields, 'Consultation request delivered');
      return next.kind;
    } catch (error) {
      log.error({ id, error: errorCode(error) }, 'Outcome of a delivery could not be recorded');
      return undefined;
    }
  }

  const controller = new AbortController();
  const sent = send({ id, body, corrects, callTime: lostCallOf(callState) }, controller);
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
