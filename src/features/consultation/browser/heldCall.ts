import { callEndpoint } from '@/lib/paths';
import { callFromFields, type ScheduledCall } from '../model/call/call';

export type HeldCall =
  | {
      kind: 'known';
      call: ScheduledCall | null;
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

export interface RawAnswer {
  status: number;
  retryAfterSeconds: number;
  body: Record<string, unknown>;
}

export function heldIn({ status, retryAfterSeconds, body }: RawAnswer): HeldCall {
  const { thread, version, over } = body;
  if (status === 404 && thread === 'unknown') return { kind: 'unknown' };
  if (status === 429) return { kind: 'limited', retryAfterSeconds };
  if (status > 202 || typeof version !== 'number') return { kind: 'silent' };
  return { kind: 'known', call: callFromFields(body), version, isOver: over === true };
}

/**
 * Posts about a thread's call. Never throws.
 *
 * @param read may throw at invalid answers
 */
export async function postCall<T>(
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
