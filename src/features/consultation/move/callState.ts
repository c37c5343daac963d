import type { MoveAnswer } from '../browser/heldCall';
import type { CallChoice, Slot } from '../model/call/call';

/** Beside the button: why the latest press changed nothing. */
export type Message = 'taken' | 'unavailable' | 'incomplete' | 'lost' | 'limited' | 'exhausted';

export type Screen = { kind: 'loading' } | Booking | Unusable;

/** A form that books or moves a call. Its kind is what has happened while the page was open. */
export type Booking = (
  | { kind: 'unchanged'; call: Slot | null }
  /** Elsewhere. */
  | { kind: 'changed'; call: Slot }
  /** By a press on this page. */
  | { kind: 'booked'; call: Slot }
  | { kind: 'moved'; call: Slot; former: Slot }
  /** By a press on this page, or elsewhere. */
  | { kind: 'givenUp'; call: null; former: Slot }
) & {
  version: number;
  step: 'choosing' | 'confirming' | 'sending';
  message: Message | null;
};

export type Unusable = { kind: 'over'; call: Slot } | { kind: 'unknown' } | { kind: 'unreachable' };

export type Post = { id: number } & (
  | { kind: 'query'; isPressed: boolean }
  | { kind: 'move'; wanted: Slot | null; version: number; isRepeat: boolean }
  /** Queries whether a move without an answer was made. */
  | { kind: 'check'; wanted: Slot | null }
);

type NewPost = Post extends infer One ? (One extends Post ? Omit<One, 'id'> : never) : never;

export interface CallState {
  screen: Screen;
  /** Null until the visitor chooses. */
  chosen: CallChoice | null;
  refused: readonly Slot[];
  /** In flight. */
  post: Post | null;
  posts: number;
  /** After a press. The message is beside the button, which keeps the focus. */
  focusTarget: { on: 'heading' | 'message'; count: number };
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

export const isBooking = (screen: Screen): screen is Booking => 'step' in screen;

/** Begins a post. Answers to earlier ones are ignored. */
export function begin(state: CallState, post: NewPost): CallState {
  const id = state.posts + 1;
  return { ...state, post: { ...post, id } as Post, posts: id };
}

/** @param thread undefined before hydration, null without one */
export function initialState(thread: string | null | undefined): CallState {
  const state: CallState = {
    screen: { kind: thread === null ? 'unknown' : 'loading' },
    chosen: null,
    refused: [],
    post: null,
    posts: 0,
    focusTarget: { on: 'heading', count: 0 },
  };
  return thread ? begin(state, { kind: 'query', isPressed: false }) : state;
}

export const focusOn = (state: CallState, on: CallState['focusTarget']['on']): CallState => ({
  ...state,
  focusTarget: { on, count: state.focusTarget.count + 1 },
});

export const withBooking = (state: CallState, booking: Booking): CallState => ({
  ...state,
  screen: { ...booking, step: 'choosing' },
});

export function refuse(state: CallState, booking: Booking, message: Message): CallState {
  return focusOn(withBooking(state, { ...booking, message }), 'message');
}
