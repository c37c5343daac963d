import 'server-only';
import { isDelivered, type SendResult } from '../../webhook/send';
import type { StoredRequest } from '../storedRequest';

/** What happens to a request after a failed attempt. Times are milliseconds since 1970. */
export interface AfterFailure {
  state: 'pending' | 'parked';
  /** How many attempts count: one at the end of an outage that fails does not. */
  attempts: number;
  /** Why a request is parked. */
  reason?: string;
  /** When a pending request is due. */
  dueAt?: number;
  /** The earliest time at which the end of an outage may make it due. */
  earliestAt?: number;
}

export type NextStep = { state: 'delivered' } | AfterFailure;

const maxRetryAfterMs = 24 * 60 * 60 * 1000;
const maxJitter = 0.2;

/** From so many failures in a row on, the webhook fails, and not one request alone. */
const outageFrom = 3;

/**
 * Parses `Retry-After` (RFC 9110, section 10.2.3).
 *
 * @param value the `Retry-After` header: seconds, or a date
 * @returns milliseconds from `now`, from 0, also when absent or malformed, to 24 hours
 */
export function parseRetryAfter(value = '', now: number): number {
  const text = value.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), maxRetryAfterMs);
}

interface Circumstances {
  /** The wait before each further attempt. */
  delaysSeconds: readonly number[];
  now: number;
  /** From 0 to 1; stretches the wait by up to 20%, so that requests that failed together do not come back together. */
  random: number;
  /** How many attempts have failed since the last delivery, this one not included. */
  failuresInRow: number;
}

/**
 * Decides the next step after an attempt. One that came early, at the end of an outage, and failed puts
 * the request back to where its schedule stood. A request that fails again after others were delivered
 * fails alone: the end of the outage does not make it due early.
 *
 * @param request as it was leased for the attempt, which `attempts` includes
 */
export function nextStep(
  result: SendResult,
  request: Pick<StoredRequest, 'attempts' | 'resumeAt' | 'lastError' | 'outageFailures'>,
  { delaysSeconds, now, random, failuresInRow }: Circumstances,
): NextStep {
  if (isDelivered(result)) return { state: 'delivered' };
  const answered = result.kind === 'answered' ? result : undefined;
  const { resumeAt, lastError, outageFailures } = request;
  const cameEarly = resumeAt !== null && resumeAt > now;
  const attempts = cameEarly ? request.attempts - 1 : request.attempts;
  if (answered?.status === 410) {
    return { state: 'parked', attempts, reason: 'the webhook answered 410' };
  }
  const delay = delaysSeconds[attempts - 1];
  if (!cameEarly && delay === undefined) {
    return { state: 'parked', attempts, reason: 'the retry schedule is exhausted' };
  }
  const wait = Math.ceil((delay ?? 0) * 1000 * (1 + maxJitter * random));
  // Retry-After is a minimum: a short one must not use up the schedule in seconds.
  const notBefore = now + parseRetryAfter(answered?.retryAfter, now);
  const dueAt = Math.max(cameEarly ? resumeAt : now + wait, notBefore);
  const failsAlone = lastError !== null && outageFailures === 0 && failuresInRow < outageFrom;
  return { state: 'pending', attempts, dueAt, earliestAt: failsAlone ? dueAt : notBefore };
}
