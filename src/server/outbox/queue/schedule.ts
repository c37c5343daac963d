import 'server-only';
import type { Env } from '../../env';
import type { SendResult } from '../../webhook/send';
import type { StoredRequest } from '../storedRequest';

export type AfterFailure = { kind: 'pending'; waitMs: number } | { kind: 'parked'; reason: string };

export type Schedule = Pick<Env, 'WEBHOOK_RETRY_DELAYS' | 'WEBHOOK_RETRY_FOR'>;

const maxRetryAfterMs = 24 * 60 * 60 * 1000;
const maxJitter = 0.2;

/**
 * Parses `Retry-After` (RFC 9110, section 10.2.3).
 * @returns milliseconds, at most 24 hours, and 0 if malformed
 */
export function parseRetryAfter(value = ''): number {
  const text = value.trim();
  // One date format (section 5.6.7) has no zone and means UTC.
  const date = /[a-z]$/i.test(text) ? text : `${text} GMT`;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(date) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), maxRetryAfterMs);
}

/** `startedAt` is on the outbox's clock. */
type Tried = Pick<StoredRequest, 'attempts' | 'triedSince'> & { startedAt: number };

/**
 * Returns what follows a failed attempt.
 * @param random spreads requests that failed together
 */
export function nextStep(
  result: SendResult,
  { attempts, triedSince, startedAt }: Tried,
  { WEBHOOK_RETRY_DELAYS: delays, WEBHOOK_RETRY_FOR: retryForMs }: Schedule,
  random = Math.random(),
): AfterFailure {
  if (result.kind === 'answered' && result.status === 410)
    return { kind: 'parked', reason: 'the webhook answered 410' };
  const delay = delays[attempts] ?? delays.at(-1) ?? 0;
  const scheduledMs = Math.ceil(delay * 1000 * (1 + maxJitter * random));
  const leftMs = triedSince + retryForMs - startedAt;
  if (leftMs <= 0) {
    return { kind: 'parked', reason: 'no attempt succeeded within WEBHOOK_RETRY_FOR' };
  }
  // The last attempt is at the end of WEBHOOK_RETRY_FOR, also if Retry-After is later.
  const retryAfter = result.kind === 'failed' ? undefined : result.retryAfter;
  const waitMs = Math.max(scheduledMs, parseRetryAfter(retryAfter));
  return { kind: 'pending', waitMs: Math.min(waitMs, Math.ceil(leftMs)) };
}
