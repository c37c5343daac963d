import { callToFields, type ScheduledCall } from '../model/call/call';
import { type HeldCall, heldIn, postCall } from './heldCall';

/** What the server says to a move. Nothing has changed where it is not `known`, but where it is silent. */
export type MoveAnswer =
  | HeldCall
  | { kind: 'refused'; why: 'taken' | 'unavailable' | 'over' }
  /** A limit refuses it. */
  | { kind: 'tooMany' };

const refusals = ['taken', 'unavailable', 'over'] as const;

function answerIn(status: number, answer: Record<string, unknown>): MoveAnswer {
  const why = status === 409 && refusals.find((one) => one === answer.callTime);
  if (why) return { kind: 'refused', why };
  return status === 429 ? { kind: 'tooMany' } : heldIn(status, answer);
}

/** As `askHeldCall`, with what a limit says. */
export const readHeldCall = (thread: string, timeoutMs: number): Promise<MoveAnswer> =>
  postCall({ thread }, timeoutMs, answerIn);

/** Moves the call of a thread, or gives it up: null. Never throws. */
export const moveHeldCall = (
  thread: string,
  call: ScheduledCall | null,
  timeoutMs: number,
): Promise<MoveAnswer> => postCall({ thread, ...callToFields(call) }, timeoutMs, answerIn);
