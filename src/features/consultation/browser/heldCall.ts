import { callEndpoint } from '@/lib/paths';

/** What the server says that a thread holds. */
export type HeldCall =
  | { kind: 'known'; call: Call | null; version: number }
  /** The thread is not stored: erased, removed, suspected spam, or never come. */
  | { kind: 'unknown' }
  /** No answer has come, or one of somebody else. */
  | { kind: 'silent' };

export interface Call {
  callDate: string;
  callTime: string;
}

const isText = (value: unknown) => typeof value === 'string';

function answerIn(status: number, text: string): HeldCall {
  const { thread, callDate, callTime, version } = JSON.parse(text);
  if (status === 404 && thread === 'unknown') return { kind: 'unknown' };
  if (status !== 200 || !Number.isInteger(version)) return { kind: 'silent' };
  const call = isText(callDate) && isText(callTime) ? { callDate, callTime } : null;
  return { kind: 'known', call, version };
}

/**
 * Asks the server which call a thread holds, and which number counts in it. Never throws.
 *
 * @param timeoutMs after which no answer is waited for
 */
export async function askHeldCall(thread: string, timeoutMs: number): Promise<HeldCall> {
  try {
    const response = await fetch(callEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ thread }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answerIn(response.status, await response.text());
  } catch {
    return { kind: 'silent' };
  }
}
