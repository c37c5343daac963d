import { callEndpoint } from '@/lib/paths';
import { callFromFields, type ScheduledCall } from '../model/call/call';

/** What the server says that a thread holds. */
export type HeldCall =
  | { kind: 'known'; call: ScheduledCall | null; version: number }
  /** The thread is not stored: erased, removed, suspected spam, or never come. */
  | { kind: 'unknown' }
  /** No answer has come, or one of somebody else. */
  | Silent;

type Silent = { kind: 'silent' };

/** What an answer says that a thread holds, by its status and its parsed body. */
export function heldIn(
  status: number,
  { thread, version, ...call }: Record<string, unknown>,
): HeldCall {
  if (status === 404 && thread === 'unknown') return { kind: 'unknown' };
  if (status > 202 || typeof version !== 'number') return { kind: 'silent' };
  return { kind: 'known', call: callFromFields(call), version };
}

/**
 * Posts something about a thread's call. Never throws.
 *
 * @param timeoutMs after which no answer is waited for
 * @param read what an answer says; it may throw at one of somebody else
 */
export async function postCall<T>(
  body: object,
  timeoutMs: number,
  read: (status: number, answer: Record<string, unknown>) => T,
): Promise<T | Silent> {
  try {
    const response = await fetch(callEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return read(response.status, JSON.parse(await response.text()));
  } catch {
    return { kind: 'silent' };
  }
}

/** Asks the server which call a thread holds, and which number counts in it. Never throws. */
export const askHeldCall = (thread: string, timeoutMs: number): Promise<HeldCall> =>
  postCall({ thread }, timeoutMs, heldIn);
