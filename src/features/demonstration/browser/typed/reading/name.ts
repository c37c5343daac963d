import { withoutWordsAround } from './customer';
import type { Knowledge } from './knowledge';
import { isWord, says, wordsOf } from './words';

/** How somebody says a name in a sentence. */
const introduction =
  /(?:^|\s)(?:i['’]?m|i am|this is|name is|soy|me llamo|nombre es|to call)\s+(?!in |at |en |me\b|us\b|back|you|my |the |now|this )(.+)/i;

/** Whether a text says that a name follows. */
export const isIntroduced = (text: string) => introduction.test(text);

/** Whether each word of a text has a capital. */
export const isProper = (text: string) => /^(?:\p{Lu}\S*\s*)+$/u.test(text);

/** The words of all answers. */
const askedWords = ({ answers }: Knowledge) =>
  wordsOf(answers.map((one) => `${one.words} ${one.spanishWords}`).join());

/** The words with which a text begins that may be a name: no frequent one, no day, no number and, without a capital, no word of an answer. */
export function nameAtStart(text: string, knowledge: Knowledge): string {
  const { english, noNames, times } = knowledge.phrases;
  const others = wordsOf(`${english} ${noNames} ${times}`);
  if (!/^\p{Lu}/u.test(text)) others.push(...askedWords(knowledge));
  const words = text.split(/\s+/);
  const end = words.findIndex((word) =>
    wordsOf(word).some((one) => others.includes(one) || /\d/.test(one)),
  );
  return words.slice(0, end < 0 ? 4 : end).join(' ');
}

/** The two words after one of an answer that is no frequent one: “pipe burst joe hall”. */
function twoWordsAtEnd(said: string, knowledge: Knowledge): string {
  const { english, fillers } = knowledge.phrases;
  const [, before = '', name = ''] = /(\S+)\s+(\S+\s+\S+)$/.exec(said) ?? [];
  const isAsked = askedWords(knowledge).some((word) => isWord(before, word));
  return isAsked && !says(before, `${english},${fillers}`) ? name : '';
}

/** The name in a part of a text that may say something else, too, if it's surely one. */
export function nameIn(part: string, knowledge: Knowledge): string {
  const introduced = introduction.exec(part)?.[1];
  const said = withoutWordsAround(introduced ?? part, knowledge.phrases.aroundNames);
  const start = nameAtStart(said, knowledge);
  const name =
    introduced || start === said
      ? start
      : (/(?:\p{Lu}\S+\s*){2,3}$/u.exec(said)?.[0] ?? twoWordsAtEnd(said, knowledge));
  // Without capitals, the name is surely one where none of its words asks for something.
  return isProper(name) || nameAtStart(name.toLowerCase(), knowledge) === name ? name : '';
}
