export const anyBusiness = 'general';

export type Language = 'en' | 'es';

export type LinkedQuestion = 'emergency' | 'price' | 'time' | 'person';

export type QuestionName = LinkedQuestion | 'spanish';

export interface Booking {
  /** In the owner's notation: `Friday, 8:00 AM`. */
  times: readonly [string, ...string[]];
  what: string;
  /** Default: `what` and the time. The time replaces `…`, and the customer's name follows. */
  toOwner?: string;
  /** The time replaces `…`. */
  done: string;
  asksAddress?: boolean;
  isToConfirm?: boolean;
}

/** Answers use only the example's own prices, times, and rules. */
export interface Question {
  ask: string;
  answer: string;
  books?: Booking;
}

export interface Customer {
  name: string;
  phone: string;
  /** For a trade that drives out. */
  address?: string;
}

export interface SpokenCall {
  /** Caller and assistant in turns, after the greeting. */
  lines: readonly [string, string, string, string, string, string, string];
  text: string;
}

export interface Example {
  /** Also names its look and drawings. */
  slug: string;
  /** `paper` is `var(--example-paper)`. `action` (the button), `onAction`, and `price` have defaults. */
  colors: Readonly<Record<'paper' | 'pen' | 'soft', string> & Record<string, string>>;
  /** With one, the shop's window has goods (street.svg). */
  awning?: string;
  kind: string;
  choice?: string;
  /** Words in a business's name that select this trade. */
  nameWords: string;
  name: string;
  menu: Readonly<Record<string, LinkedQuestion>>;
  headline: string;
  text: string;
  action: { label: string; asks: LinkedQuestion };
  offers: Readonly<Record<string, string>>;
  /** In the buttons' order, on a Tuesday night. Without script, the page shows the emergency's booking. */
  questions: Readonly<Record<QuestionName, Question>> & { emergency: { books: Booking } };
  customers: Readonly<Record<Language, Customer>>;
  /** The owner gets no text, because requests may be about health. */
  isPrivate?: boolean;
  /** Follows `examplesCopy.buildOneFor` until a name is given. */
  genericName: string;
  /** At most 80 letters, two lines on a phone. */
  promise: string;
  /** If asked, the assistant answers that it is not a person. */
  call: SpokenCall;
}

export const callback = (time: string, texts: { answer: string; done: string }): Question => ({
  ask: 'Can I talk to a person?',
  answer: texts.answer,
  books: { times: [time], what: 'Callback', toOwner: 'Call back …', done: texts.done },
});
