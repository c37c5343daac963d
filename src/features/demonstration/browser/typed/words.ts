import type { Language } from '@/content/examples/answers/answer';
import { stopWords, visitWords } from '@/content/examples/stopWords';

/** What is typed short, in full. */
const inFull: Readonly<Record<string, string>> = {
  appt: 'appointment',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  '2day': 'today',
  '2nite': 'tonight',
  tonite: 'tonight',
  nite: 'night',
};

/** The words of a text, small, without apostrophes and accents, which many leave out; ñ is a letter of its own. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('n\u0303', 'ñ')
    .replace(/['’\p{M}]/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => inFull[word] ?? word) ?? [];

const frequent = { en: new Set(wordsOf(stopWords.en)), es: new Set(wordsOf(stopWords.es)) };

/** A text as its words, between single spaces. */
export const heardIn = (text: string) => wordsOf(text).join(' ');

/** Whether a word is so frequent, in either language, that it is nobody's name. */
export const isFrequent = (word: string) => frequent.en.has(word) || frequent.es.has(word);

/** How long ago something was, a reason for a change, and what a price is said to do. */
const saysNothing =
  /\b(?:in|been|over|like|about|almost) (?:\w+ )?(?:\d+|an?|few) (?:years?|yrs?|months?)\b(?! old)|\b(?:6|six|every) months?\b|\bsomething came up\b/gi;

/** Asks for a price. */
const runs =
  /(?<=\b(?:how much|whats (?:it|this|that)|what will (?:it|this|that)) (?:\w+ ){0,4})run(?: me)?\b/gi;

/** Unhappy, in two words. */
const notHappy = /\bnot (?:\w+ )?happy\b/gi;

const withoutPlural = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

/** The words of a text that tell what it asks, without a plural's s. @param language by default, either */
export function termsOf(text: string, language?: Language): string[] {
  const isStop = (word: string) => (language ? frequent[language].has(word) : isFrequent(word));
  return wordsOf(text.replace(saysNothing, ' ').replace(runs, 'cost').replace(notHappy, 'unhappy'))
    .filter((word) => !isStop(word) && !isStop(withoutPlural(word)))
    .map(withoutPlural);
}

/** Frequent in both languages. */
const inBoth = new Set(['a', 'e', 'he', 'me', 'no', 'son']);

/** The language of a text, by its marks and frequent words; none if it could be either, as a name. */
export function languageOf(text: string): Language | undefined {
  if (
    /[¿¡]|\b(?:ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b/i.test(text)
  )
    return 'es';
  const words = wordsOf(text).filter((word) => !inBoth.has(word));
  const count = (language: Language) => words.filter((one) => frequent[language].has(one)).length;
  const more = count('es') - count('en');
  if (more === 0) return undefined;
  return more > 0 ? 'es' : 'en';
}

/** The sentences of an answer. */
export const sentencesOf = (answer: string) => answer.split(/(?<=[.!?])(?<!Dr\.) /);

/** The beginnings of questions, in both languages, and one in the middle of a text. */
const asks =
  /^(?:(?:and|so|ok|hi|hey|y) )*(?:what|whats|how|hows|where|wheres|when|whens|who|whos|do|does|did|is|are|can|could|will|would|any|should|cuanto|cuando|donde|quien|que|como|hay|puedo|puede|pueden|tienen|aceptan|hacen)\b|\bhow (?:fast|soon|long|much) (?:can|could|do|does|did|will|would|is|are)\b/;

/** Whether a text begins as a question does. */
export const isAsked = (text: string) => asks.test(heardIn(text));

/** Asks whether it is the right business, in both languages. */
export const asksWho = /\b(?:is this|did i reach|hablo con)\b/;

const forVisit = new Set(wordsOf(visitWords));

/** The words that tell what a visit is for; the whole text if there are none. */
export function subjectOf(text: string, language: Language): string {
  const subject = termsOf(text, language).filter((term) => !forVisit.has(term));
  return subject.length > 0 ? subject.join(' ') : text;
}

/** Asks for a visit, in both languages. */
const wants =
  /\b(?:can|could|want|wanna|need|like|looking|any|anything|soon|soonest|earliest|quiero|quisiera|necesito|tienen|hay|pueden|puedo)\b/;

/** Whether a text asks for a visit. */
export const isWanted = (heard: string) =>
  wants.test(heard) &&
  termsOf(heard).some((term) => forVisit.has(term)) &&
  !/\b(?:do|does) (?:i|you|u) need\b|\bwalk/.test(heard);
