import type {
  FurtherAnswers,
  Language,
  Question,
  QuestionName,
  TappedName,
} from './answers/answer';

/** The look of a website: a folder in src/components/examples/looks. `general` suits any business. */
export type LookName = 'plumber' | 'dentist' | 'salon' | 'bakery' | 'auto' | 'general';

/** A link that asks one of the questions. */
interface Link {
  label: string;
  asks: QuestionName;
}

interface Customer {
  name: string;
  phone: string;
  /** Where a trade that drives out is needed. */
  address?: string;
}

/** A call that the phone assistant answers. */
export interface Call {
  /** The caller and the assistant in turns after the greeting, as many lines as in every call. */
  lines: readonly [string, string, string, string, string, string, string];
  /** The text that the owner gets, in English. */
  text: string;
}

/** What drawings say on the visitor's street: a chat at night, and a reminder that brings a customer back. */
export interface SceneLines {
  /** At most 15 letters each, which fit the drawings' bubbles. */
  asked: string;
  answered: string;
  offered: string;
  /** At most 20 letters. */
  reminded: string;
  returned: string;
  kept: string;
}

/**
 * A made-up business, its website and what it answers. Its look's typeface contains only its own words: after a change
 * to a name, headline or price, run `npm run fonts`.
 */
export interface Example {
  slug: string;
  look: LookName;
  /** The kind of business. */
  trade: string;
  /** Its label in the list of choices, if not the trade. */
  choice?: string;
  /** Word prefixes in a visitor's business name that select this trade. */
  nameWords: readonly string[];
  name: string;
  menu: readonly Link[];
  headline: string;
  text: string;
  action: Link;
  offers: readonly { what: string; price: string }[];
  /** In the order of the question buttons. */
  questions: Readonly<Record<TappedName, Question>>;
  /**
   * Further times that are offered to a customer who asks for another one, in the form of a booking's `when`. The examples' night
   * is a Tuesday's.
   */
  freeTimes: readonly string[];
  /** The days without any, as `Sunday`, and `Today` where nobody comes at night. */
  closedDays?: readonly string[];
  /** When it opens and closes, in whole hours from 0 to 24. Nobody is asked for a time before or after. */
  openHours: readonly [opens: number, closes: number];
  customer: Customer;
  /** Whether somebody confirms what is booked, because its program takes no booking from outside. */
  isByRequest?: boolean;
  /** Whether the owner reads what was asked in an inbox, and in no text, because it may be about somebody's health. */
  isPrivate?: boolean;
  /** The end of the button `demonstration.buildOneFor` until the visitor gives a name. */
  genericName: string;
  /** Below it: what the owner of such a business worries about, in at most 80 letters: two lines on a phone. */
  promise: string;
  /** The second button, for owners who look for another service than a website. */
  other: { label: string; href: string };
  lines: SceneLines;
  /** Further questions, which visitors type. */
  answers: FurtherAnswers;
  /** A call on the same night, in each language. The assistant says that it is one when asked. */
  calls: Readonly<Record<Language, Call>>;
}
