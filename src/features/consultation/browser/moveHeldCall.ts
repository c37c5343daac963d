import { callToFields, type ScheduledCall } from '../model/call/call';
import { type HeldCall, heldIn, postCall, type RawAnswer } from './heldCall';

/** Nothing has changed unless it is `known` or `silent`. */
export type MoveAnswer =
  | HeldCall
  | { kind: 'refused'; why: 'taken' | 'unavailable' | 'over' }
  /** The move names another version. */
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
 * @param version as shown
 */
export const moveHeldCall = (
  thread: string,
  version: number,
  call: ScheduledCall | null,
  timeoutMs: number,
): Promise<MoveAnswer> => postCall({ thread, version, ...callToFields(call) }, timeoutMs, answerIn);
