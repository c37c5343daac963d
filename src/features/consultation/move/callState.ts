import type { MoveAnswer } from '../browser/heldCall';
import type { ScheduledCall } from '../model/call/call';
import type { CallChoice } from '../model/call/callChoice';

/** Why the latest press changed nothing. */
export type Refusal = 'taken' | 'unavailable' | 'incomplete' | 'lost' | 'limited' | 'exhausted';

export type Shown = Booking | Helpless;

export type Booking = (
  | { kind: 'held' | 'changed'; call: ScheduledCall }
  | { kind: 'none'; call: null }
  /** By a press on this page. */
  | { kind: 'booked'; call: ScheduledCall }
  | { kind: 'moved'; call: ScheduledCall; former: ScheduledCall }
  /** By a press on this page, or elsewhere. */
  | { kind: 'givenUp'; call: null; former: ScheduledCall }
) & {
  version: number;
  step: 'choosing' | 'confirming' | 'sending';
  refusal: Refusal | null;
};

export type Helpless =
  | { kind: 'loading' }
  | { kind: 'over'; call: ScheduledCall }
  | { kind: 'unknown' }
  /** `limited` ends within minutes. */
  | { kind: 'unreachable' | 'limited' | 'exhausted' };

export type Question = { id: number } & (
  | { kind: 'query'; isPressed: boolean }
  | { kind: 'move'; wanted: ScheduledCall | null; version: number; isRepeat: boolean }
  /** Asks whether a move without an answer was made. */
  | { kind: 'check'; wanted: ScheduledCall | null }
);

type NewQuestion = Question extends infer One
  ? One extends Question
    ? Omit<One, 'id'>
    : never
  : never;

export interface CallState {
  shown: Shown;
  /** Null until the visitor chooses. */
  chosen: CallChoice | null;
  refused: readonly ScheduledCall[];
  question: Question | null;
  posts: number;
  /** The focus target after a press. `line` is beside the button. */
  lead: { to: 'heading' | 'line'; count: number };
}

export type CallEvent =
  /** The page is visible again, or the browser online. */
  | { kind: 'returned' }
  | { kind: 'triedAgain' }
  | { kind: 'chose'; choice: CallChoice }
  | { kind: 'pressedMove'; choice: CallChoice }
  | { kind: 'pressedGiveUp' }
  | { kind: 'keptCall' }
  | { kind: 'confirmedGiveUp' }
  | { kind: 'answered'; id: number; answer: MoveAnswer };

export const isBooking = (shown: Shown): shown is Booking => 'step' in shown;

/** Begins a post. Answers to earlier ones are ignored. */
export function begin(state: CallState, question: NewQuestion): CallState {
  const id = state.posts + 1;
  return { ...state, question: { ...question, id } as Question, posts: id };
}

/** @param thread undefined before hydration, null without one */
export function initialState(thread: string | null | undefined): CallState {
  const state: CallState = {
    shown: { kind: thread === null ? 'unknown' : 'loading' },
    chosen: null,
    refused: [],
    question: null,
    posts: 0,
    lead: { to: 'heading', count: 0 },
  };
  return thread ? begin(state, { kind: 'query', isPressed: false }) : state;
}

export const leadTo = (state: CallState, to: CallState['lead']['to']): CallState => ({
  ...state,
  lead: { to, count: state.lead.count + 1 },
});

export const withBooking = (state: CallState, booking: Booking): CallState => ({
  ...state,
  shown: { ...booking, step: 'choosing' },
});

export function refuse(state: CallState, booking: Booking, refusal: Refusal): CallState {
  return leadTo(withBooking(state, { ...booking, refusal }), 'line');
}
