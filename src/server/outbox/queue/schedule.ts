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
  /** The end of a `Retry-After`. */
  notBefore?: number;
}

export type NextStep = { state: 'delivered' } | AfterFailure;

const maxRetryAfterMs = 24 * 60 * 60 * 1000;
const maxJitter = 0.2;

/**
 * Parses `Retry-After` (RFC 9110, section 10.2.3): seconds, or a date.
 *
 * @returns milliseconds from `now`, from 0, also when absent or malformed, to 24 hours
 */
export function parseRetryAfter(value = '', now: number): number {
  const text = value.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), maxRetryAfterMs);
}

/**
 * Decides the next step after an attempt. One that came early, at the end of an outage, and failed puts
 * the request back to where its schedule stood.
 *
 * @param request as it was leased for the attempt, which `attempts` includes
 * @param circumstances the wait before each further attempt; the time; and, from 0 to 1, what stretches the wait by
 *   up to 20%, so that requests that failed together do not come back together
 */
export function nextStep(
  result: SendResult,
  { attempts: started, resumeAt }: Pick<StoredRequest, 'attempts' | 'resumeAt'>,
  { delaysSeconds, now, random }: { delaysSeconds: readonly number[]; now: number; random: number },
): NextStep {
  if (isDelivered(result)) return { state: 'delivered' };
  const answered = result.kind === 'answered' ? result : undefined;
  const cameEarly = resumeAt !== null && resumeAt > now;
  const attempts = cameEarly ? started - 1 : started;
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
  return { state: 'pending', attempts, dueAt, notBefore };
}
