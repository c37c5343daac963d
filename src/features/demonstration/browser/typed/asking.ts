import type { Language, Question } from '@/content/examples/answers/answer';
import { isCall } from '../memory';
import type { Found } from './findQuestions';
import { tellsOfPast, withoutTime } from './times';
import { isPlanned } from './withTime';
import { heardIn, isAsked, isWanted, subjectOf, termsOf } from './words';

/** What asks for a price, in both languages. */
export const priceWords =
  /^(?:much|cost|price|fee|charged?|total|again|cuanto|cuesta|sale|cobran|precio)$/;

/** Whether a text asks for a price. */
export const isPriced = (text: string) => termsOf(text).some((term) => priceWords.test(term));

/**
 * What a text is about: its words without the day and the hour that it names, and where it asks for a visit, without
 * those that only do that.
 */
function aboutOf(text: string, language: Language) {
  const heard = heardIn(text);
  const plain = withoutTime(text);
  const isTimed = plain !== heard;
  const isWish = isTimed || isWanted(heard);
  return { plain, isTimed, isWish, about: isWish ? subjectOf(plain, language) : plain };
}

/** A part of a text. */
export interface Part extends Pick<Found, 'sure' | 'urgent'> {
  said: string;
  isQuestion: boolean;
}

/** The sentences of a text, and what it joins by “and”, with what they ask. */
const partsOf = (text: string, find: (text: string) => Found): Part[] =>
  text
    .split(
      /[.,!?;]+|\s\/\s|\s(?:and|y)\s|\s(?:or|o)\s(?=(?:do|can|is|are|will|should|tienen|hay|puedo)\b)/i,
    )
    .filter((part) => termsOf(part).some((term) => !priceWords.test(term)))
    .map((part) => {
      const whole = find(part);
      const { about, isWish } = aboutOf(part, whole.language);
      const { sure, urgent } = find(about);
      // The words that ask for a visit make no emergency.
      const other = isWish && whole.sure?.isUrgent ? undefined : whole.sure;
      return { sure: sure ?? other, urgent, said: part, isQuestion: isAsked(part) };
    });

/** The questions that parts surely ask, each once. */
const questionsOf = (parts: readonly Part[]) => [
  ...new Set(parts.flatMap(({ sure }) => sure ?? [])),
];

/** A text without the parts that ask one of some questions; the whole text if nothing is left. */
export const withoutParts = (
  text: string,
  questions: readonly Question[],
  find: (text: string) => Found,
): string =>
  partsOf(text, find)
    .filter(({ sure }) => !sure || !questions.includes(sure))
    .map(({ said }) => said)
    .join(', ') || text;

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
  /** The first of the two that there is. */
  only: Question | undefined;
  /** The questions that its parts surely ask, and those of the parts that begin as questions do. */
  told: readonly Question[];
  asked: readonly Question[];
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
  const whole = isPast ? subject.sure : unlessUrgent(found.sure);
  const besides = isBesides ? undefined : wished;
  const told = questionsOf(parts);
  const asked = questionsOf(parts.filter(({ isQuestion }) => isQuestion));
  const asksPrice = isPriced(text);
  return {
    heard,
    found,
    parts,
    subject,
    whole,
    wished: besides,
    only: whole ?? besides,
    told,
    asked,
    isWish,
    isTimed,
    isOnlyTime: isTimed && termsOf(plain).length === 0,
    isPriced: asksPrice,
    isPriceList: asksPrice && !/[.,!?;] /.test(text),
    isOne: asked.length < 2,
    wishes: told.filter((question) => question.isWish),
    // What may be planned on the phone first is not booked at a time.
    planned: [...found.close, ...subject.close].find(({ books }) => isPlanned(books)),
  };
}
