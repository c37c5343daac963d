import 'server-only';
import { isDelivered, type SendResult } from '../webhook/send';

/** What happens to a request after an attempt. */
export interface NextStep {
  state: 'delivered' | 'pending' | 'parked';
  /** When a pending request is due, in milliseconds since 1970. */
  dueAt?: number;
  /** Until when the webhook asked it to wait (`Retry-After`). */
  notBefore?: number;
  /** Why a request is parked. */
  reason?: string;
}

/** Statuses worth a retry. n8n answers 404 while it starts or its workflow is off. */
const retriedStatuses = new Set([404, 408, 409, 425, 429]);

const maxRetryAfterMs = 24 * 60 * 60 * 1000;
const maxJitter = 0.2;

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

/**
 * Decides the next step after an attempt. One that came early, at the end of an outage, and failed puts
 * the request back to where its schedule stood.
 *
 * @param request how many attempts were made, this one included, and when the schedule goes on after
 *   one that came early
 * @param delaysSeconds the wait before each further attempt
 * @param random a number from 0 to 1; stretches the wait by up to 20%, so that requests that failed
 *   together do not come back together
 */
export function nextStep(
  result: SendResult,
  { attempts, resumeAt = null }: { attempts: number; resumeAt?: number | null },
  delaysSeconds: readonly number[],
  now: number,
  random: number,
): NextStep {
  if (isDelivered(result)) return { state: 'delivered' };
  const answered = result.kind === 'answered' ? result : undefined;
  if (answered && !retriedStatuses.has(answered.status) && answered.status < 500) {
    return { state: 'parked', reason: `the webhook answered ${answered.status}` };
  }
  // Retry-After is a minimum: a short one must not use up the schedule in seconds.
  const notBefore = now + parseRetryAfter(answered?.retryAfter, now);
  let dueAt = resumeAt ?? now;
  if (dueAt <= now) {
    const delay = delaysSeconds[attempts - 1];
    if (delay === undefined) return { state: 'parked', reason: 'the retry schedule is exhausted' };
    dueAt = now + Math.ceil(delay * 1000 * (1 + maxJitter * random));
  }
  return { state: 'pending', dueAt: Math.max(dueAt, notBefore), notBefore };
}
