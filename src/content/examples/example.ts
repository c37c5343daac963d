/** The slug of the example for any business. */
export const anyBusiness = 'general';

export type Language = 'en' | 'es';

/** The questions that menu and button ask. */
export type LinkedQuestion = 'emergency' | 'price' | 'time' | 'person';

/** The questions that visitors tap. */
export type QuestionName = LinkedQuestion | 'spanish';

/** The booking that an answer offers. */
export interface Booking {
  /** Open times, as the owner reads them: `Friday, 8:00 AM`. */
  times: readonly [string, ...string[]];
  /** The entry on the calendar. */
  what: string;
  /** The text to the owner, before the customer's name; by default `what` and the time, which replaces `…`. */
  toOwner?: string;
  /** The confirmation. The time replaces `…`. */
  done: string;
  asksAddress?: boolean;
  /** Somebody at the business confirms the booking. */
  isToConfirm?: boolean;
}

/** A question, and an answer from the example's own prices, times and rules. */
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
  /** The caller and the assistant in turns, after the greeting. */
  lines: readonly [string, string, string, string, string, string, string];
  /** The text to the owner. */
  text: string;
}

/** A made-up business, its website and its answers. */
export interface Example {
  /** The trade in attributes and stored choices. Look and drawings have the same name. */
  slug: string;
  /**
   * The colors of website and picture: `paper` is `var(--example-paper)`. By default, `action` is `pen`, `onAction` is
   * `paper`, and `price` is the text's color.
   */
  colors: Readonly<Record<'paper' | 'pen' | 'soft', string> & Record<string, string>>;
  /** The color of the awning. Goods in the shop's window (street.svg) belong to it. */
  awning?: string;
  kind: string;
  /** The label of the choice; by default `kind`. */
  choice?: string;
  /** Words in a visitor's business name that select this trade, separated by blanks. */
  nameWords: string;
  name: string;
  /** The questions by the labels of the links that ask them. */
  menu: Readonly<Record<string, LinkedQuestion>>;
  headline: string;
  text: string;
  action: { label: string; asks: LinkedQuestion };
  offers: Readonly<Record<string, string>>;
  /** In the order of the buttons. The night is a Tuesday's. Without script, the page shows the emergency's booking. */
  questions: Readonly<Record<QuestionName, Question>> & { emergency: { books: Booking } };
  customers: Readonly<Record<Language, Customer>>;
  /** The owner reads requests in an inbox, not in a text, because they may be about somebody's health. */
  isPrivate?: boolean;
  /** The end of `examplesCopy.buildOneFor` until the visitor gives a name. */
  genericName: string;
  /** A promise to such an owner, at most 80 letters: two lines on a phone. */
  promise: string;
  /** A call. If asked, the assistant says that it is one. */
  call: SpokenCall;
}

/** Returns the question for a person, whose answer books a callback. */
export const callback = (time: string, texts: { answer: string; done: string }): Question => ({
  ask: 'Can I talk to a person?',
  answer: texts.answer,
  books: { times: [time], what: 'Callback', toOwner: 'Call back …', done: texts.done },
});
