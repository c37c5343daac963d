import { isSame } from '@/lib/isSame';
import type { HeldCall, MoveAnswer } from '../browser/heldCall';
import type { Slot } from '../model/call/call';
import {
  type Booking,
  begin,
  type CallState,
  focusOn,
  isBooking,
  type Post,
  refuse,
  type Screen,
} from './callState';

const longWaitSeconds = 300;

const asNew = { step: 'choosing', message: null } as const;

/** After a query: the call that the thread holds now. */
function found(former: Screen, call: Slot | null, version: number): Booking {
  const rest = { version, ...asNew };
  if (isBooking(former)) {
    if (isSame(call, former.call)) return { ...former, version };
    if (call) return { kind: 'changed', call, ...rest };
    if (former.call) return { kind: 'givenUp', call, former: former.call, ...rest };
  }
  return { kind: 'unchanged', call, ...rest };
}

/** After a move that was made. */
function moved(former: Slot | null, call: Slot | null, version: number): Booking {
  const rest = { version, ...asNew };
  if (call && former) return { kind: 'moved', call, former, ...rest };
  if (call) return { kind: 'booked', call, ...rest };
  if (former) return { kind: 'givenUp', call, former, ...rest };
  return { kind: 'unchanged', call, ...rest };
}

function screenAfter(former: Screen, answer: HeldCall): Screen {
  if (answer.kind === 'unknown') return answer;
  if (answer.kind !== 'known') return { kind: 'unreachable' };
  const { call, version, isOver } = answer;
  return call && isOver ? { kind: 'over', call } : found(former, call, version);
}

/** Without an answer, what is shown stays. */
function afterQuery(state: CallState, isPressed: boolean, answer: HeldCall): CallState {
  const isAnswered = answer.kind === 'known' || answer.kind === 'unknown';
  if (!isAnswered && state.screen.kind !== 'loading') return state;
  const screen = screenAfter(state.screen, answer);
  const next = { ...state, screen };
  return isPressed && screen.kind !== state.screen.kind ? focusOn(next, 'heading') : next;
}

type MovePost = Extract<Post, { kind: 'move' }>;

function afterMove(
  state: CallState,
  booking: Booking,
  { wanted, isRepeat }: MovePost,
  answer: MoveAnswer,
): CallState {
  switch (answer.kind) {
    case 'known': {
      const screen = moved(booking.call, answer.call, answer.version);
      return focusOn({ ...state, screen, chosen: null }, 'heading');
    }
    case 'unknown':
      return focusOn({ ...state, screen: answer }, 'heading');
    case 'limited': {
      const isLong = answer.retryAfterSeconds > longWaitSeconds;
      return refuse(state, booking, isLong ? 'exhausted' : 'limited');
    }
    case 'refused': {
      if (answer.why === 'over') {
        if (booking.call) {
          return focusOn({ ...state, screen: { kind: 'over', call: booking.call } }, 'heading');
        }
        return begin(state, { kind: 'check', wanted });
      }
      const refused = wanted ? [...state.refused, wanted] : state.refused;
      const chosen = state.chosen && { ...state.chosen, time: null };
      return refuse({ ...state, refused, chosen }, booking, answer.why);
    }
    case 'changed': {
      const { call, version } = answer;
      const isShown = isSame(call, booking.call);
      if (isShown && isRepeat) return refuse(state, { ...booking, version }, 'lost');
      if (isShown) {
        const repeated = { ...state, screen: { ...booking, version } };
        return begin(repeated, { kind: 'move', wanted, version, isRepeat: true });
      }
      const next = { ...state, screen: found(booking, call, version) };
      // The answer omits whether the call has begun.
      return focusOn(begin(next, { kind: 'query', isPressed: true }), 'heading');
    }
    case 'silent':
      return begin(state, { kind: 'check', wanted });
  }
}

/** The move may have been made. */
function afterCheck(
  state: CallState,
  booking: Booking,
  wanted: Slot | null,
  answer: HeldCall,
): CallState {
  if (answer.kind === 'known' && !answer.isOver) {
    const { call, version } = answer;
    if (isSame(call, booking.call)) return refuse(state, { ...booking, version }, 'lost');
    if (isSame(call, wanted)) {
      const screen = moved(booking.call, call, version);
      return focusOn({ ...state, screen, chosen: null }, 'heading');
    }
  }
  return focusOn({ ...state, screen: screenAfter(booking, answer) }, 'heading');
}

export function afterAnswer(state: CallState, post: Post, answer: MoveAnswer): CallState {
  const { screen } = state;
  const ended = { ...state, post: null };
  if (post.kind === 'move') {
    return isBooking(screen) ? afterMove(ended, screen, post, answer) : ended;
  }
  // Only moves are refused.
  if (answer.kind === 'refused' || answer.kind === 'changed') return ended;
  if (post.kind === 'query') return afterQuery(ended, post.isPressed, answer);
  return isBooking(screen) ? afterCheck(ended, screen, post.wanted, answer) : ended;
}
