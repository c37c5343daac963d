import { isSame } from '@/lib/isSame';
import type { CallChoice, Slot } from '../model/call/call';
import { afterAnswer } from './afterAnswer';
import {
  type Booking,
  begin,
  type CallEvent,
  type CallState,
  focusOn,
  isBooking,
  refuse,
  withBooking,
} from './callState';

function send(state: CallState, booking: Booking, wanted: Slot | null): CallState {
  const { version } = booking;
  const screen: Booking = { ...booking, step: 'sending', message: null };
  return begin({ ...state, screen }, { kind: 'move', wanted, version, isRepeat: false });
}

function press(state: CallState, booking: Booking, choice: CallChoice): CallState {
  const { date, time } = choice;
  const chosen = { ...state, chosen: choice };
  if (!date || !time) return refuse(chosen, booking, 'incomplete');
  const wanted = { date, time };
  if (isSame(wanted, booking.call)) {
    return focusOn(withBooking(chosen, { ...booking, message: null }), 'message');
  }
  return send(chosen, booking, wanted);
}

function inBooking(state: CallState, booking: Booking, event: CallEvent): CallState {
  switch (event.kind) {
    case 'chose':
      return { ...withBooking(state, { ...booking, message: null }), chosen: event.choice };
    case 'pressedMove':
      return press(state, booking, event.choice);
    case 'pressedGiveUp':
      return booking.call ? { ...state, screen: { ...booking, step: 'confirming' } } : state;
    case 'keptCall':
      return withBooking(state, booking);
    case 'confirmedGiveUp':
      return booking.step === 'confirming' ? send(state, booking, null) : state;
    default:
      return state;
  }
}

export function callReducer(state: CallState, event: CallEvent): CallState {
  const { screen, post } = state;
  if (event.kind === 'answered') {
    return post?.id === event.id ? afterAnswer(state, post, event.answer) : state;
  }
  const isPressed = event.kind === 'triedAgain';
  if (isPressed || event.kind === 'returned') {
    const isBusy = post && (post.kind !== 'query' || post.isPressed);
    return isBusy ? state : begin(state, { kind: 'query', isPressed });
  }
  return isBooking(screen) && screen.step !== 'sending' ? inBooking(state, screen, event) : state;
}
