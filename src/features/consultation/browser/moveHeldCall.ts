import { callToFields, type ScheduledCall } from '../model/call/call';
import { type HeldCall, heldIn, postCall, type RawAnswer } from './heldCall';

/** Only `known` and `silent` can mean that the call has changed. */
export type MoveAnswer =
  | HeldCall
  | { kind: 'refused'; why: 'taken' | 'unavailable' | 'over' }
  /** The thread has another version than the move names. */
  | { kind: 'changed'; call: ScheduledCall | null; version: number };

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
  call: ScheduledCall | null,
  timeoutMs: number,
): Promise<MoveAnswer> => postCall({ thread, version, ...callToFields(call) }, timeoutMs, answerIn);
