import type { Question } from '@/content/examples/answers/answer';
import { isCall } from '../memory';
import type { Found } from './findQuestions';
import { aboutOf, isPriced, type Part, partsOf, questionsOf } from './parts';
import { tellsOfPast } from './times';
import { isPlanned } from './withTime';
import { heardIn, termsOf } from './words';

/** Whether a question is only answered: it books, changes and reports nothing. */
export const isPlain = ({ books, isChange, isUrgent, isAlone }: Question) =>
  !books && !isChange && !isUrgent && !isAlone;

/** Whether a question books a visit, or a call that plans one. */
export const booksLater = ({ books }: Question) =>
  books !== undefined && (!isCall(books) || isPlanned(books));

/** What the rules for a text's questions (questionsIn.ts) need to know of it. */
export interface Asking {
  heard: string;
  found: Found;
  parts: readonly Part[];
  /** What is found for what the text is about. */
  subject: Found;
  /** The question that the whole text surely asks. */
  whole: Question | undefined;
  /** The question that it surely asks with its wish for a visit. */
  wished: Question | undefined;
  /** Whether it asks for a visit. */
  isWish: boolean;
  /** Whether it names a day or an hour. */
  isTimed: boolean;
  /** Whether it names nothing else. */
  isOnlyTime: boolean;
  /** Whether it asks for a price, and for those of what it lists in one sentence. */
  isPriced: boolean;
  isPriceList: boolean;
  /** Whether it asks one question at most. */
  isOne: boolean;
  /** How a visit is wanted, if it says. */
  wishes: readonly Question[];
  /** A call that may have to plan the visit. */
  planned: Question | undefined;
}

/** Reads what the rules need to know of a text. */
export function askingIn(text: string, find: (text: string) => Found, found: Found): Asking {
  const heard = heardIn(text);
  const { plain, about, ...wish } = aboutOf(text, found.language);
  // A customer who tells of a past day asks for no visit.
  const isPast = tellsOfPast.test(heard);
  const isTimed = wish.isTimed && !isPast;
  const isWish = wish.isWish && !isPast;
  const said = isPast ? plain : about;
  const subject = said === heard ? found : find(said);
  const parts = partsOf(text, find);
  // The words that ask for a visit make no emergency.
  const unlessUrgent = (one?: Question) => (isWish && one?.isUrgent ? undefined : one);
  const inPlain = isTimed ? find(plain).sure : undefined;
  const wished = isWish ? unlessUrgent(subject.sure ?? inPlain) : undefined;
  // What only one of several parts asks is found there.
  const isBesides = wished !== undefined && isPlain(wished) && parts.length > 1;
  const asksPrice = isPriced(text);
  return {
    heard,
    found,
    parts,
    subject,
    whole: isPast ? subject.sure : unlessUrgent(found.sure),
    wished: isBesides ? undefined : wished,
    isWish,
    isTimed,
    isOnlyTime: isTimed && termsOf(plain).length === 0,
    isPriced: asksPrice,
    isPriceList: asksPrice && !/[.,!?;] /.test(text),
    isOne: questionsOf(parts.filter(({ isQuestion }) => isQuestion)).length < 2,
    wishes: questionsOf(parts).filter((question) => question.isWish),
    // What may be planned on the phone first is not booked at a time.
    planned: [...found.close, ...subject.close].find(({ books }) => isPlanned(books)),
  };
}
