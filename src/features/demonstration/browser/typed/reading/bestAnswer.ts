import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { Phrases } from '@/content/examples/typedTexts';
import type { Knowledge } from './knowledge';
import { isForm, isWord, phrasesOf, says, without, wordsOf } from './words';

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

/** Makes something of an object once, and remembers it. */
function once<Key extends object, Value>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

type WordsOfPhrases = readonly (readonly string[])[];

const read = (list = ''): WordsOfPhrases =>
  [...new Set(phrasesOf(list))].map((phrase) => phrase.split(' ').filter(Boolean));

/** The phrases of an answer, each as its words. */
const phrasesIn = once(({ words, spanishWords }: NamedAnswer) => ({
  english: read(words),
  foreign: read(spanishWords),
}));

/** All words of the phrases of an example's answers, and others that are no misspelled ones. */
const vocabularyOf = once(
  ({ answers, phrases }: Knowledge): ReadonlySet<string> =>
    new Set([
      ...answers.map(phrasesIn).flatMap(({ english, foreign }) => [...english, ...foreign].flat()),
      ...wordsOf(phrases.lookalikes),
    ]),
);

/** How many words of phrases a text has, each phrase counted when all of its words are there. */
function score(
  phrases: WordsOfPhrases,
  typed: readonly string[],
  known: ReadonlySet<string>,
  slips?: number,
): number {
  // A word of another answer is no misspelling: “cancer” does not cancel.
  const isSaid = (one: string, word: string) =>
    known.has(one) ? isForm(one, word) : isWord(one, word, slips);
  return phrases
    .filter((phrase) => phrase.every((word) => typed.some((one) => isSaid(one, word))))
    .reduce((sum, phrase) => sum + phrase.length ** 2, 0);
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
const amount =
  /\$\d|\b(?:so(?: its| it['’]s)?|still|is it|is that(?: the)?|son|es|todavía|todavia) \d{2,3}\b(?!:| ?[ap]m)/i;

/** Whether a text asks for the opening hours, and not for an open time. */
export const asksAboutHours = (text: string, { asksHours, asksToCome }: Phrases) =>
  says(text, asksHours) && !says(text, asksToCome);

/** Whether an answer comes before others: a complaint is no question, and whoever looks for work wants to buy nothing. */
export const isFirst = ({ topic }: NamedAnswer) => ['complaint', 'hiring'].includes(topic);

/** What falls out and is no tooth. */
const restoration =
  /(?:filling|crown|cap|veneer|bridge|implant|empaste|relleno|corona)(?: (?!and )\w+){0,3} (?:fell|came|popped) (?:out|off)/g;

/** What a text asks, as far as it decides between answers. */
function asked(text: string, phrases: Phrases) {
  // “A haircut at 3” is no three haircuts.
  const words = wordsOf(without(text, phrases.denied).replace(/ (?:at|a las?) \d+/g, ' '));
  const heard = words.join(' ').replace(restoration, ' ');
  return {
    words,
    /** Its words about a danger: a swollen gum is none, as a swollen face is. */
    grave: wordsOf(says(heard, phrases.grave) ? heard : without(heard, phrases.mild)),
    isOver: says(text, phrases.over) && !says(text, phrases.notOver),
    isAboutWho:
      says(text, phrases.asksWho) &&
      says(text, 'person, human, real, persona, robot, bot, ai, machine'),
    isAboutAmount: amount.test(text),
    isAboutHours: asksAboutHours(text, phrases),
  };
}

type Asked = ReturnType<typeof asked>;

/** Whether “are you a person” or “still 95?” asks for an answer, whatever else the text says. */
const isMeant = ({ topic }: NamedAnswer, { isAboutWho, isAboutAmount }: Asked) =>
  (topic === 'robot' && isAboutWho) || (topic === 'rates' && isAboutAmount);

/** Whether an answer gives way to the emergency that was found: when somebody can come depends on what is wrong. */
const givesWay = ({ topic, isAskedInEmergency }: NamedAnswer, best?: NamedAnswer) =>
  best?.isAlone === true &&
  (topic === 'time' || (isAskedInEmergency === true && !best.isAskedInEmergency));

/** What comes before anything else has more points, and when somebody can come has fewer: it is asked of anything. */
function pointsOf(answer: NamedAnswer, matches: number, asks: Asked): number {
  const { topic, isUrgent } = answer;
  const isWho = topic === 'robot' && asks.isAboutWho;
  const meant = isWho ? 1 : isMeant(answer, asks) ? 0.5 : 0;
  const matched = matches + meant;
  if (matched === 0) return 0;
  const first = isUrgent ? 100 : isFirst(answer) || isWho ? 50 : 0;
  return matched + first - (topic === 'time' && matches > 1 ? 0.5 : 0);
}

/** The best answer to a text; urgent ones first, then complaints. The topic `unknown` goes to a person. */
export function bestAnswer(text: string, knowledge: Knowledge): Found | undefined {
  const { answers, phrases } = knowledge;
  const asks = asked(text, phrases);
  const known = vocabularyOf(knowledge);
  let best: Found | undefined;
  let job: Found | undefined;
  let highest = 0;
  for (const answer of answers) {
    const words = answer.isUrgent ? asks.grave : asks.words;
    const phrased = phrasesIn(answer);
    // Nobody drowns whose sink is draining slowly.
    const slips = answer.isUrgent ? 1 : undefined;
    const english = score(phrased.english, words, known, slips);
    const foreign = score(phrased.foreign, words, known, slips);
    const language = languageOf(foreign > english, english > foreign);
    const isJob =
      !['time', 'price', 'robot'].includes(answer.topic) && (answer.books || answer.isDone);
    if (isJob && english + foreign > 0) job ??= { answer, language };
    const points = pointsOf(answer, english + foreign, asks);
    if (points <= highest || (asks.isOver && answer.isAlone)) continue;
    if (answer.topic === 'time' && asks.isAboutHours) continue;
    if (givesWay(answer, best?.answer)) continue;
    const isOnlyGeneral = answer.isGeneral && !isMeant(answer, asks);
    if (isOnlyGeneral && hasOtherWords(answer, asks.words, phrases.fillers)) continue;
    highest = points;
    best = { answer, language };
  }
  // When somebody can come for a job is asked of the job, unless it is one of those for which time is asked.
  return best?.answer.topic === 'time' && !best.answer.isDone && job ? job : best;
}
