/** The example that suits any business. */
export const anyBusiness = 'general';

export type Language = 'en' | 'es';

/** The questions of every example, also asked by its menu and button. */
export type LinkedQuestion = 'emergency' | 'price' | 'time' | 'person';

/** The questions that visitors tap: those of every menu, and one in Spanish. */
export type QuestionName = LinkedQuestion | 'spanish';

/** What a question leads to, once the customer has given a name and a number. */
export interface Booking {
  /** The free times to choose from, as the owner reads them, like `Friday, 8:00 AM`. */
  times: readonly [string, ...string[]];
  /** What goes on the calendar. */
  what: string;
  /** The text to the owner, before the customer's name; by default `what`, and when. The time replaces `…`. */
  toOwner?: string;
  /** What the customer is told once it is booked. The time replaces `…`. */
  done: string;
  asksAddress?: boolean;
  /** Whether somebody at the business confirms it. */
  isToConfirm?: boolean;
}

/** A customer's question, and its answer from the example's own prices, times and rules. */
export interface Question {
  ask: string;
  answer: string;
  books?: Booking;
}

export interface Customer {
  name: string;
  phone: string;
  /** Where a trade that drives out is needed. */
  address?: string;
}

/** A call that the phone assistant answers. */
export interface SpokenCall {
  /** The caller and the assistant in turns after the greeting, as many lines as in every call. */
  lines: readonly [string, string, string, string, string, string, string];
  /** The text that the owner gets. */
  text: string;
}

/** A made-up business, its website and what it answers. */
export interface Example {
  /** Its trade in addresses, attributes and stored choices, and the name of its look and of its drawings. */
  slug: string;
  /**
   * The colors of its website and its picture, which say `var(--example-paper)` for `paper`. Where it has none of its
   * own for them, its button has `pen` for `action` and `paper` for `onAction`, and its prices the text's for `price`.
   */
  colors: Readonly<Record<'paper' | 'pen' | 'soft', string> & Record<string, string>>;
  /** The color of the visitor's awning, to which goods in the shop's window belong (street.svg). */
  awning?: string;
  /** The kind of business in words. */
  kind: string;
  /** Its label in the list of choices, if not the kind. */
  choice?: string;
  /** Whole words of a visitor's business name that select this trade, with blanks between them. */
  nameWords: string;
  name: string;
  /** The questions that its links ask, by their labels. */
  menu: Readonly<Record<string, LinkedQuestion>>;
  headline: string;
  text: string;
  /** Its button, which asks one, too. */
  action: { label: string; asks: LinkedQuestion };
  /** Prices, by what is offered. */
  offers: Readonly<Record<string, string>>;
  /**
   * In the order of the question buttons. The examples' night is a Tuesday's. The page as it arrives shows how the
   * emergency is booked.
   */
  questions: Readonly<Record<QuestionName, Question>> & { emergency: { books: Booking } };
  customers: Readonly<Record<Language, Customer>>;
  /** Whether the owner reads what was asked in an inbox, and in no text, because it may be about somebody's health. */
  isPrivate?: boolean;
  /** The end of the button `examplesCopy.buildOneFor` until the visitor gives a name. */
  genericName: string;
  /** Below it: what the owner of such a business worries about, in at most 80 letters: two lines on a phone. */
  promise: string;
  /** A call on the same night. The assistant says that it is one when asked. */
  call: SpokenCall;
}

/** The question for a person, whose answer books a callback at a time. */
export const callback = (time: string, texts: { answer: string; done: string }): Question => ({
  ask: 'Can I talk to a person?',
  answer: texts.answer,
  books: { times: [time], what: 'Callback', toOwner: 'Call back …', done: texts.done },
});
