import type { NamedAnswer } from '@/content/examples/answers/answer';

/** An answer to a question, in the question's language. */
export interface Found {
  answer: NamedAnswer;
  isSpanish: boolean;
}

/** What a visitor's text asks for. */
export interface Understood {
  /** At most two, or one that stands alone. */
  found: Found[];
  /** Whether it names something, or asks a question, that has no answer and goes to a person. */
  isAnythingUnknown: boolean;
  isSpanish: boolean;
}

/** The words of a text, without apostrophes and accents, which many leave out. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/['’\p{M}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How a question begins. */
const openings = wordsOf(`
  can could do does did is are will would what whats when where how who which why have
`);

/** Words that a general question may have besides its own. */
const fillers = new Set([
  ...openings,
  ...wordsOf(`
    a an the i you your yours u am be it its to for of in on at me my we us please just so there any this that and
    or get one now also 2 3 un una el la los las de que es por para le su
  `),
]);

/**
 * Whether two words differ by at most so many letters that are wrong, missing, added or swapped with their neighbor.
 *
 * @param slips how many; 0 is equality
 */
function isAlike(one: string, other: string, slips: number): boolean {
  if (one === other) return true;
  if (slips === 0 || Math.abs(one.length - other.length) > slips) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    isAlike(rest.slice(1), otherRest.slice(1), slips - 1) ||
    isAlike(rest.slice(1), otherRest, slips - 1) ||
    isAlike(rest, otherRest.slice(1), slips - 1) ||
    (isSwapped && isAlike(rest.slice(2), otherRest.slice(2), slips - 1))
  );
}

/** Endings of a word in another form. */
const ending = /^(e?s|e?d|.?ing?|.?ed)?$/;

/** Whether a typed word is a word of an answer: in another form, or misspelled after its first letter. */
function isWord(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (word.length < 4 || typed[0] !== word[0]) return false;
  if (typed.startsWith(word)) return word.length > 4 || ending.test(typed.slice(4));
  return Math.min(word.length, typed.length) > 4 && isAlike(typed, word, word.length < 8 ? 1 : 2);
}

/** How many words of phrases a text has, each phrase counted when all of its words are there. */
function score(phrases: string | undefined, typed: readonly string[]): number {
  if (!phrases) return 0;
  return phrases
    .split(',')
    .map(wordsOf)
    .filter((phrase) => phrase.every((word) => typed.some((one) => isWord(one, word))))
    .reduce((sum, phrase) => sum + phrase.length ** 2, 0);
}

/** Whether a text has words besides fillers and those of an answer. */
function hasOtherWords({ words, spanishWords = '' }: NamedAnswer, typed: readonly string[]) {
  const own = wordsOf(`${words} ${spanishWords}`);
  return typed.some((one) => !fillers.has(one) && !own.some((word) => isWord(one, word)));
}

/** Whether a text is Spanish by its marks or its words, each counted once. */
function soundsSpanish(text: string, spanish: string): boolean {
  const frequent = wordsOf(spanish);
  const known = [...new Set(wordsOf(text))].filter((word) => frequent.includes(word));
  return /[¿¡]/.test(text) || known.length > 1 || known.some((word) => word.length > 4);
}

/** Complaints that somebody does not have. */
const denied =
  /\b(?:no|not|isn['’]?t|without|doesn['’]?t)\s+(?:swell\w*|swollen|puffy|fever|pain|hurt)\b/giu;

/** The best answer to a text; urgent ones first. The topic `unknown` goes to a person. */
function bestAnswer(text: string, answers: readonly NamedAnswer[]): Found | undefined {
  const typed = wordsOf(text.replace(denied, ''));
  let best: Found | undefined;
  let highest = 0;
  for (const answer of answers) {
    const [english, foreign] = [score(answer.words, typed), score(answer.spanishWords, typed)];
    const urgency = answer.isUrgent && english + foreign > 0 ? 100 : 0;
    const points = english + foreign + urgency;
    if (points <= highest || (answer.isGeneral && hasOtherWords(answer, typed))) continue;
    highest = points;
    best = { answer, isSpanish: foreign > english };
  }
  return best;
}

/** Whether an answer is to a greeting or thanks. */
export const isPolite = (topic: string) => ['hello', 'thanks'].includes(topic);

/** Whether a text is a question by its mark, or by a word that questions begin with and names have not. */
export const isQuestion = (text: string) =>
  text.trim().endsWith('?') ||
  wordsOf(text).some((word) => openings.includes(word) && word !== 'will');

const isKnown = ({ answer }: Found) => answer.topic !== 'unknown';

const asksSomething = (text: string) => wordsOf(text).some((word) => !fillers.has(word));

/** The answers to a sentence: one, or one to each half, where a half that asks something else has none. */
function answersTo(sentence: string, answers: readonly NamedAnswer[]) {
  const halves = sentence.split(/\s(?:and|also|n|y)\s/i);
  const best = halves.map((half) => bestAnswer(half, answers));
  const isSure = best.some((one) => one && !one.answer.isGeneral);
  const isOpen = (index: number) =>
    isSure && openings.includes(wordsOf(halves[index] ?? '')[0] ?? '');
  if (best.every((one, index) => (one && isKnown(one)) || isOpen(index))) {
    return { found: best.flatMap((one) => one ?? []), isAnythingUnknown: !best.every(Boolean) };
  }
  const whole = bestAnswer(sentence, answers);
  const isQuestion = sentence.trim().endsWith('?') && asksSomething(sentence);
  return { found: whole ? [whole] : [], isAnythingUnknown: !whole && isQuestion };
}

/**
 * What a visitor's text asks for.
 *
 * @param answers in order of preference
 * @param spanish frequent Spanish words
 */
export function understand(
  text: string,
  answers: readonly NamedAnswer[],
  spanish: string,
): Understood {
  const sentences = text.match(/[^.!?;\n]+[.!?;]*/g)?.filter((one) => wordsOf(one).length) ?? [];
  const each = sentences.map((sentence) => answersTo(sentence, answers));
  const all = each.flatMap(({ found }) => found);
  const alone =
    all.find(({ answer }) => answer.isUrgent) ?? all.find(({ answer }) => answer.isAlone);
  const distinct = all.filter(
    ({ answer }, index) => all.findIndex((one) => one.answer === answer) === index,
  );
  // A greeting before a question is not answered.
  const asked = distinct.filter(({ answer }) => !isPolite(answer.topic));
  const found = alone ? [alone] : (asked.length > 0 ? asked : distinct).filter(isKnown).slice(0, 2);
  return {
    found,
    isAnythingUnknown: !alone && (each.some((one) => one.isAnythingUnknown) || !all.every(isKnown)),
    isSpanish: all.some(({ isSpanish }) => isSpanish) || soundsSpanish(text, spanish),
  };
}
