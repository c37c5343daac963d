import type { Question } from '@/content/examples/answers/answer';
import type { Found } from './findQuestions';
import { withoutTime } from './times';
import { heardIn, isAsked, isWanted, subjectOf, termsOf } from './words';

/** What asks for a price, in both languages. */
export const priceWords =
  /^(?:much|cost|price|fee|charged?|total|again|cuanto|cuesta|sale|cobran|precio)$/;

/** A part of a text. */
export interface Part extends Pick<Found, 'sure' | 'urgent'> {
  said: string;
  isQuestion: boolean;
}

/** The sentences of a text, and what it joins by “and”, with what they ask. */
export const partsOf = (text: string, find: (text: string) => Found): Part[] =>
  text
    .split(
      /[.,!?;]+|\s(?:and|y)\s|\s(?:or|o)\s(?=(?:do|can|is|are|will|should|tienen|hay|puedo)\b)/i,
    )
    .filter((part) => termsOf(part).some((term) => !priceWords.test(term)))
    .map((part) => {
      const plain = withoutTime(part);
      const isWish = plain !== heardIn(part) || isWanted(heardIn(part));
      const about = find(isWish ? subjectOf(plain, find(part).language) : plain);
      // The words that ask for a visit make no emergency.
      const whole = find(part).sure;
      const sure = about.sure ?? (isWish && whole?.isUrgent ? undefined : whole);
      return { sure, urgent: about.urgent, said: part, isQuestion: isAsked(part) };
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
