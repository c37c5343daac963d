import type { Language, Question } from '@/content/examples/answers/answer';
import type { Found } from './findQuestions';
import { withoutTime } from './times';
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
export function aboutOf(text: string, language: Language) {
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
export const partsOf = (text: string, find: (text: string) => Found): Part[] =>
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
export const questionsOf = (parts: readonly Part[]) => [
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
