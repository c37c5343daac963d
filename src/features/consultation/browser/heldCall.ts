import { callEndpoint } from '@/lib/paths';
import { callFromFields, callToFields, type Slot } from '../model/call/call';

export type HeldCall =
  | {
      kind: 'known';
      call: Slot | null;
      /** Of the current request. */
      version: number;
      isOver: boolean;
    }
  /** The thread has no current request: erased, purged, quarantined, dismissed, or never received. */
  | { kind: 'unknown' }
  | Limited
  | Silent;

interface Limited {
  kind: 'limited';
  retryAfterSeconds: number;
}

/** Without a valid answer. */
interface Silent {
  kind: 'silent';
}

interface RawAnswer {
  status: number;
  retryAfterSeconds: number;
  body: Record<string, unknown>;
}

/** The statuses of an answer about a stored request. */
const okStatuses = [200, 202];

function heldIn({ status, retryAfterSeconds, body }: RawAnswer): HeldCall {
  const { thread, version, over } = body;
  if (status === 404 && thread === 'unknown') return { kind: 'unknown' };
  if (status === 429) return { kind: 'limited', retryAfterSeconds };
  if (!okStatuses.includes(status) || typeof version !== 'number') return { kind: 'silent' };
  return { kind: 'known', call: callFromFields(body), version, isOver: over === true };
}

/**
 * Posts about a thread's call. Never throws.
 *
 * @param read may throw at invalid answers
 */
async function postCall<T>(
  body: object,
  timeoutMs: number,
  read: (answer: RawAnswer) => T,
): Promise<T | Silent> {
  try {
    const response = await fetch(callEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return read({
      status: response.status,
      retryAfterSeconds: Number(response.headers.get('retry-after')) || 0,
      body: JSON.parse(await response.text()),
    });
  } catch {
    return { kind: 'silent' };
  }
}

export const queryHeldCall = (thread: string, timeoutMs: number): Promise<HeldCall> =>
  postCall({ thread }, timeoutMs, heldIn);

/** Only `known` and `silent` can mean that the call has changed. */
export type MoveAnswer =
  | HeldCall
  | { kind: 'refused'; why: 'taken' | 'unavailable' | 'over' }
  /** The thread has another version than the move names. */
  | { kind: 'changed'; call: Slot | null; version: number };

const refusals = ['taken', 'unavailable', 'over'] as const;

function answerIn(answer: RawAnswer): MoveAnswer {
  const { status, body } = answer;
  if (status !== 409) return heldIn(answer);
  const why = refusals.find((one) => one === body.refused);
  if (why) return { kind: 'refused', why };
  const held = heldIn({ ...answer, status: 200, body: { ...(body.held as object) } });
  return held.kind === 'known' ? { ...held, kind: 'changed' } : { kind: 'silent' };
}

/**
 * Moves or gives up (null) a thread's call. Never throws.
 *
 * @param version the one that the page shows
 */
export const moveHeldCall = (
  thread: string,
  version: number,
  call: Slot | null,
  timeoutMs: number,
): Promise<MoveAnswer> => postCall({ thread, version, ...callToFields(call) }, timeoutMs, answerIn);
