import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { Phrases } from '@/content/examples/typedTexts';
import type { Knowledge } from './knowledge';
import { isForm, isWord, plain, says, without, wordsOf } from './words';

/** The language of a text, unless it could be either, as a name. */
export type Language = 'en' | 'es' | undefined;

/** An answer to a question, in the question's language. */
export interface Found {
  answer: NamedAnswer;
  /** Neither, if it has as many words of both. */
  language: Language;
}

export const languageOf = (isSpanish: boolean, isEnglish: boolean): Language =>
  isSpanish ? 'es' : isEnglish ? 'en' : undefined;

/** How many words of phrases a text has, each phrase counted when all of its words are there. */
function score(
  phrases: string | undefined,
  typed: readonly string[],
  known: ReadonlySet<string>,
): number {
  if (!phrases) return 0;
  // A word of another answer is no misspelling: “cancer” does not cancel.
  const isMeant = (one: string, word: string) =>
    known.has(one) ? isForm(one, word) : isWord(one, word);
  return [...new Set(phrases.split(',').map(plain))]
    .map(wordsOf)
    .filter((phrase) => phrase.every((word) => typed.some((one) => isMeant(one, word))))
    .reduce((sum, phrase) => sum + phrase.length ** 2, 0);
}

const vocabularies = new WeakMap<readonly NamedAnswer[], ReadonlySet<string>>();

/** All words of the phrases of an example's answers. */
function vocabularyOf(answers: readonly NamedAnswer[]): ReadonlySet<string> {
  const found = vocabularies.get(answers);
  if (found) return found;
  const words = answers.flatMap((one) => wordsOf(`${one.words},${one.spanishWords ?? ''}`));
  const vocabulary = new Set(words);
  vocabularies.set(answers, vocabulary);
  return vocabulary;
}

/** Whether a text has words besides fillers and those of an answer. */
function hasOtherWords(
  { words, spanishWords = '' }: NamedAnswer,
  typed: readonly string[],
  fillers: string,
) {
  const own = wordsOf(`${words} ${spanishWords}`);
  const free = wordsOf(fillers);
  return typed.some((one) => !free.includes(one) && !own.some((word) => isWord(one, word)));
}

/** An amount of dollars that a text asks about. */
const amount = /\$\d|\b(?:still|is it|son|es|todavía|todavia) \d{2,3}\b(?!:| ?[ap]m)/i;

/** Whether a text asks for the opening hours, and not for an open time. */
export const asksAboutHours = (text: string, { asksHours, asksToCome }: Phrases) =>
  says(text, asksHours) && !says(text, asksToCome);

/** Whether an answer comes before others: a complaint is no question, and whoever looks for work wants to buy nothing. */
export const isFirst = ({ topic }: NamedAnswer) => ['complaint', 'hiring'].includes(topic);

/** The best answer to a text; urgent ones first, then complaints. The topic `unknown` goes to a person. */
export function bestAnswer(text: string, { answers, phrases }: Knowledge): Found | undefined {
  // “A haircut at 3” is no three haircuts.
  const typed = wordsOf(without(text, phrases.denied).replace(/ (?:at|a las?) \d+/g, ' '));
  const isOver = says(text, phrases.over) && !says(text, phrases.notOver);
  const asksWho =
    says(text, phrases.asksWho) &&
    says(text, 'person, human, real, persona, robot, bot, ai, machine');
  // A swollen gum is no danger, as a swollen face is.
  const heard = typed.join(' ');
  const grave = says(heard, phrases.grave) ? typed : wordsOf(without(heard, phrases.mild));
  const known = vocabularyOf(answers);
  const asksAmount = amount.test(text);
  const asksHours = asksAboutHours(text, phrases);
  let best: Found | undefined;
  let highest = 0;
  for (const answer of answers) {
    const counted = answer.isUrgent ? grave : typed;
    const english = score(answer.words, counted, known);
    const foreign = score(answer.spanishWords, counted, known);
    // “Are you a person” asks who answers, and “I want a person” asks for one.
    const isWho = answer.topic === 'robot' && asksWho;
    const first = answer.isUrgent ? 100 : isFirst(answer) || isWho ? 50 : 0;
    // “Still 95?” asks for the price, unless something else is named.
    const isAmount = answer.topic === 'rates' && asksAmount;
    // When somebody can come is asked of anything, so anything else comes first.
    const isTime = answer.topic === 'time' && english + foreign > 1;
    const matched = english + foreign + Number(isWho) + (isAmount ? 0.5 : isTime ? -0.5 : 0);
    const points = matched > 0 ? matched + first : 0;
    if (points <= highest || (isOver && answer.isAlone)) continue;
    // When somebody can come depends on what is wrong.
    if (answer.topic === 'time' && (best?.answer.isAlone || asksHours)) continue;
    if (answer.isGeneral && !isAmount && hasOtherWords(answer, typed, phrases.fillers)) continue;
    highest = points;
    best = { answer, language: languageOf(foreign > english, english > foreign) };
  }
  return best;
}
