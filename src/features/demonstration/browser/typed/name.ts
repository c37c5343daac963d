import { withoutWordsAround } from './customer';
import type { Knowledge } from './knowledge';
import { wordsOf } from './words';

/** How somebody says a name in a sentence. */
const introduction = /(?:^|\s)(?:i['’]?m|i am|this is|name is|soy|me llamo|nombre es)\s+(.+)/i;

/** Whether each word of a text has a capital. */
export const isProper = (text: string) => /^(?:\p{Lu}\S*\s*)+$/u.test(text);

/** The words with which a text begins that may be a name: no frequent one, no day and, without a capital, no word of an answer. */
export function nameAtStart(text: string, { answers, phrases }: Knowledge): string {
  const asked = answers.map((one) => `${one.words} ${one.spanishWords}`).join();
  const others = wordsOf(
    `${phrases.english} ${phrases.noNames} ${phrases.times} ${/^\p{Lu}/u.test(text) ? '' : asked}`,
  );
  const words = text.split(/\s+/);
  const end = words.findIndex((word) => wordsOf(word).some((one) => others.includes(one)));
  return words.slice(0, end < 0 ? 4 : end).join(' ');
}

/** The name in a part of a text that may say something else, too, if it's surely one. */
export function nameIn(part: string, knowledge: Knowledge): string {
  const introduced = introduction.exec(part)?.[1];
  const said = withoutWordsAround(introduced ?? part, knowledge.phrases.aroundNames);
  const start = nameAtStart(said, knowledge);
  const name =
    introduced || start === said ? start : (/(?:\p{Lu}\S+\s*){2,3}$/u.exec(said)?.[0] ?? '');
  // Without capitals, the name is surely one where none of its words asks for something.
  return isProper(name) || nameAtStart(name.toLowerCase(), knowledge) === name ? name : '';
}
