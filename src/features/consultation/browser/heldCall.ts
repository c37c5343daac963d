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

/** What the server says to a move. Nothing has changed where it is not `known`, but where it is silent. */
export type MoveAnswer =
  | HeldCall
  | { kind: 'refused'; why: 'taken' | 'unavailable' | 'over' }
  /** A limit refuses it. */
  | { kind: 'tooMany' };

const isText = (value: unknown) => typeof value === 'string';
const refusals = ['taken', 'unavailable', 'over'] as const;

function answerIn(status: number, text: string): MoveAnswer {
  const { thread, callDate, callTime, version } = JSON.parse(text);
  if (status === 404 && thread === 'unknown') return { kind: 'unknown' };
  if (status === 429) return { kind: 'tooMany' };
  const why = status === 409 && refusals.find((one) => one === callTime);
  if (why) return { kind: 'refused', why };
  if ((status !== 200 && status !== 202) || !Number.isInteger(version)) return { kind: 'silent' };
  const call = isText(callDate) && isText(callTime) ? { callDate, callTime } : null;
  return { kind: 'known', call, version };
}

async function post(body: object, timeoutMs: number): Promise<MoveAnswer> {
  try {
    const response = await fetch(callEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answerIn(response.status, await response.text());
  } catch {
    return { kind: 'silent' };
  }
}

/**
 * Asks the server which call a thread holds, and which number counts in it. Never throws.
 *
 * @param timeoutMs after which no answer is waited for
 */
export const readHeldCall = (thread: string, timeoutMs: number): Promise<MoveAnswer> =>
  post({ thread }, timeoutMs);

/** The same, where it matters only whether it is known. */
export async function askHeldCall(thread: string, timeoutMs: number): Promise<HeldCall> {
  const answer = await readHeldCall(thread, timeoutMs);
  return answer.kind === 'known' || answer.kind === 'unknown' ? answer : { kind: 'silent' };
}

/** Moves the call of a thread, or gives it up: null. Never throws. */
export const moveHeldCall = (
  thread: string,
  call: Call | null,
  timeoutMs: number,
): Promise<MoveAnswer> =>
  post({ thread, ...(call ?? { callDate: null, callTime: null }) }, timeoutMs);
