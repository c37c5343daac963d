/** The languages in which an example answers. */
export type Language = 'en' | 'es';

/** The questions of every example, also asked by its menu and button. */
export type QuestionName = 'emergency' | 'price' | 'time' | 'person';

/** The questions that visitors tap: those of every menu, and one in Spanish. */
export type TappedName = QuestionName | 'spanish';

/** What is booked, once the customer has given a name and a number. */
export interface Booking {
  when: string;
  /** What goes on the calendar; by default a callback. */
  what?: string;
  /** How the text to the owner names it; by default, as the calendar does. */
  inText?: string;
  /** Whether it is a call, at once or at its time; by default, it is a visit. */
  call?: 'now' | 'later';
  /** Whether the website asks for the address, too. */
  asksAddress?: boolean;
}

/** A customer's question and its answer. */
export interface Question {
  /** As a customer would ask; it is shown where a typed text may mean it. */
  ask: string;
  /** Other words that customers use for it. */
  words?: string;
  /** Uses the example's own prices, times and rules. */
  answer: string;
  books?: Booking | undefined;
  /** Whether it is about an emergency, and answered even if it only comes closest. */
  isUrgent?: boolean;
  /** Whether it tells what an emergency costs. */
  isUrgentPrice?: boolean;
  /** Words that mean this question whatever else is said. */
  alarms?: string;
  /** Whether it asks when the visit is that was booked. */
  asksForTime?: boolean;
  /** Whether it asks for any visit, whatever it is for. */
  isVisit?: boolean;
  /** Whether it goes to a person, besides. */
  isPassedOn?: boolean;
  /** Whether it goes to a person by itself, whatever waits. */
  isAlone?: boolean;
  /** Whether it says how a visit is wanted, so that a time beside it is the visit's. */
  isWish?: boolean;
  /** Whether it is about two people at once. */
  isTogether?: boolean;
  /** Whether it is about what was booked, which can then be changed or canceled. */
  isChange?: boolean;
}

/** A question that only visitors who type can ask. */
export interface Answer extends Omit<Question, 'books'> {
  /** What is booked, or which of the example's tapped questions books the same. */
  books?: TappedName | Booking;
}

/** An example's further questions, besides those that visitors tap. */
export type FurtherAnswers = Readonly<Record<Language, readonly Answer[]>>;

/** All questions that an example knows. */
export type Answers = Readonly<Record<Language, readonly Question[]>>;
