/** The questions of every example, also asked by its menu and button. */
export type QuestionName = 'emergency' | 'price' | 'time' | 'person';

/** What is booked, once the customer has given a name and a number. */
export interface Booking {
  when: string;
  /** What goes on the calendar; by default a callback. */
  what?: string;
  /** The text to the owner, before the customer's name and number. */
  text: string;
  /** Whether the website asks for the address, too. */
  asksAddress?: boolean;
  /** What it costs, to whoever asks for prices in general while it waits; then in Spanish. */
  costs?: readonly [english: string, spanish: string] | undefined;
  /** Whether it is a call on which the day of a visit is agreed. */
  plansVisit?: boolean;
  /** Whether it stays, whatever else is offered. */
  isUrgent?: boolean;
}

/** An answer to what visitors type. */
export interface Answer {
  /**
   * Phrases that ask for it, separated by commas. The words of a phrase may stand anywhere in the question, inflected or
   * misspelled.
   */
  words: string;
  /** Spanish phrases. Whoever uses one gets the Spanish answer. */
  spanishWords?: string;
  /** Left out for one of the example's questions, whose own answer is given. */
  say?: string;
  /** In Spanish, wherever there are Spanish phrases. */
  saySpanish?: string;
  /** Said in its place to whoever cancels for today or tomorrow. */
  saySoon?: string;
  saySoonSpanish?: string;
  /** How many minutes late are fine. */
  upTo?: number;
  /** From which age on, in years. */
  from?: number;
  /** What is booked, if not what the example's question of the same name books. */
  books?: Booking;
  /** Before anything else, and alone: somebody may be in danger. */
  isUrgent?: boolean;
  /** Alone, too: somebody needs help soon, and what else was asked can wait. */
  isAlone?: boolean;
  /** Asked in any emergency, so that one that is named comes before it. */
  isAskedInEmergency?: boolean;
  /** What was typed goes to a person, besides. */
  isPassedOn?: boolean;
  /** What is done here, so that whether it is has a yes. */
  isDone?: boolean;
  /** With opening hours: the days on which nobody comes, in both languages. */
  closed?: string;
  /** Only when the question has no other words: a price of anything, not of something that isn't known. */
  isGeneral?: boolean;
}

/** An answer with the name of what it is about. */
export interface NamedAnswer extends Answer {
  topic: string;
}

/** What every business is asked; the words are in `shared.ts`. */
export type SharedTopic =
  | 'hours'
  | 'address'
  | 'parking'
  | 'payment'
  | 'cancel'
  | 'lookup'
  | 'late'
  | 'privacy'
  | 'today'
  | 'receipt'
  | 'reviews'
  | 'discount'
  | 'complaint'
  | 'insult'
  | 'optOut'
  | 'ambulance'
  | 'crisis'
  | 'poison'
  | 'pause'
  | 'languages'
  | 'robot'
  | 'reminder'
  | 'byText'
  | 'holiday'
  | 'hello'
  | 'here'
  | 'thanks'
  | 'bye'
  | 'phone'
  | 'hiring';

/** What every example says in the same words. */
export type SaidByAll =
  | 'lookup'
  | 'phone'
  | 'hiring'
  | 'privacy'
  | 'today'
  | 'receipt'
  | 'reviews'
  | 'robot'
  | 'reminder'
  | 'byText'
  | 'holiday'
  | 'hello'
  | 'here'
  | 'thanks'
  | 'bye'
  | 'languages'
  | 'discount'
  | 'complaint'
  | 'insult'
  | 'optOut'
  | 'ambulance'
  | 'crisis'
  | 'poison'
  | 'pause';

/**
 * The answers of an example. The first of two that fit equally well is given. `unknown` has only the phrases of what goes
 * to a person, because a word of it would fit another answer.
 */
export interface Answers {
  own: Readonly<Record<QuestionName, Answer> & Record<string, Answer>>;
  shared: Readonly<
    Record<
      Exclude<SharedTopic, SaidByAll>,
      Pick<Answer, 'say' | 'saySpanish' | 'closed' | 'saySoon' | 'saySoonSpanish' | 'upTo'>
    > &
      // Where the menu has other words, or more is promised.
      Partial<Record<'phone' | 'privacy' | 'holiday', Pick<Answer, 'say' | 'saySpanish'>>>
  >;
}
