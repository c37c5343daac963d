import { isSame } from '@/lib/isSame';
import type { HeldCall, MoveAnswer } from '../browser/heldCall';
import type { ScheduledCall } from '../model/call/call';
import {
  type Booking,
  begin,
  type CallState,
  isBooking,
  leadTo,
  type Question,
  refuse,
  type Shown,
} from './callState';

const longWaitSeconds = 300;

const limitOf = (seconds: number) => (seconds > longWaitSeconds ? 'exhausted' : 'limited');

function found(former: Shown, call: ScheduledCall | null, version: number): Booking {
  const rest = { version, step: 'choosing', refusal: null } as const;
  if (isBooking(former)) {
    if (isSame(call, former.call)) return { ...former, version };
    if (call) return { kind: 'changed', call, ...rest };
    if (former.call) return { kind: 'givenUp', call, former: former.call, ...rest };
  }
  return call ? { kind: 'held', call, ...rest } : { kind: 'none', call, ...rest };
}

function changed(
  former: ScheduledCall | null,
  call: ScheduledCall | null,
  version: number,
): Booking {
  const rest = { version, step: 'choosing', refusal: null } as const;
  if (!call)
    return former ? { kind: 'givenUp', call, former, ...rest } : { kind: 'none', call, ...rest };
  return former ? { kind: 'moved', call, former, ...rest } : { kind: 'booked', call, ...rest };
}

function shownAfterQuery(former: Shown, answer: HeldCall): Shown {
  if (answer.kind === 'unknown') return answer;
  if (answer.kind === 'silent') return { kind: 'unreachable' };
  if (answer.kind === 'limited') return { kind: limitOf(answer.retryAfterSeconds) };
  const { call, version, isOver } = answer;
  return call && isOver ? { kind: 'over', call } : found(former, call, version);
}

function afterQuery(state: CallState, isPressed: boolean, answer: HeldCall): CallState {
  const isUnanswered = answer.kind === 'silent' || answer.kind === 'limited';
  // After a refused press, the page shows the call that the refusal named.
  if (isUnanswered && isPressed && isBooking(state.shown)) return state;
  const shown = shownAfterQuery(state.shown, answer);
  const next = { ...state, shown };
  return isPressed && shown.kind !== state.shown.kind ? leadTo(next, 'heading') : next;
}

type MoveQuestion = Extract<Question, { kind: 'move' }>;

function afterMove(
  state: CallState,
  booking: Booking,
  { wanted, isRepeat }: MoveQuestion,
  answer: MoveAnswer,
): CallState {
  switch (answer.kind) {
    case 'known': {
      const shown = changed(booking.call, answer.call, answer.version);
      return leadTo({ ...state, shown, chosen: null }, 'heading');
    }
    case 'unknown':
      return leadTo({ ...state, shown: answer }, 'heading');
    case 'limited':
      return refuse(state, booking, limitOf(answer.retryAfterSeconds));
    case 'refused': {
      if (answer.why === 'over') {
        if (booking.call) {
          return leadTo({ ...state, shown: { kind: 'over', call: booking.call } }, 'heading');
        }
        return begin(state, { kind: 'check', wanted });
      }
      const refused = wanted ? [...state.refused, wanted] : state.refused;
      const chosen = state.chosen && { ...state.chosen, time: null };
      return refuse({ ...state, refused, chosen }, booking, answer.why);
    }
    case 'changed': {
      const { call, version } = answer;
      const isSeen = isSame(call, booking.call);
      if (isSeen && isRepeat) return refuse(state, { ...booking, version }, 'lost');
      if (isSeen) {
        const repeated = { ...state, shown: { ...booking, version } };
        return begin(repeated, { kind: 'move', wanted, version, isRepeat: true });
      }
      const next = { ...state, shown: found(booking, call, version) };
      // The answer omits whether the call has begun.
      return leadTo(begin(next, { kind: 'query', isPressed: true }), 'heading');
    }
    case 'silent':
      return begin(state, { kind: 'check', wanted });
  }
}

/** The move may have been made. */
function afterCheck(
  state: CallState,
  booking: Booking,
  wanted: ScheduledCall | null,
  answer: HeldCall,
): CallState {
  if (answer.kind === 'known' && !answer.isOver) {
    const { call, version } = answer;
    if (isSame(call, booking.call)) return refuse(state, { ...booking, version }, 'lost');
    if (isSame(call, wanted)) {
      const shown = changed(booking.call, call, version);
      return leadTo({ ...state, shown, chosen: null }, 'heading');
    }
  }
  return leadTo({ ...state, shown: shownAfterQuery(booking, answer) }, 'heading');
}

export function afterAnswer(state: CallState, question: Question, answer: MoveAnswer): CallState {
  const { shown } = state;
  const ended = { ...state, question: null };
  if (question.kind === 'move') {
    return isBooking(shown) ? afterMove(ended, shown, question, answer) : ended;
  }
  // Only moves are refused.
  if (answer.kind === 'refused' || answer.kind === 'changed') return ended;
  if (question.kind === 'query') return afterQuery(ended, question.isPressed, answer);
  return isBooking(shown) ? afterCheck(ended, shown, question.wanted, answer) : ended;
}
