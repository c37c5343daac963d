import type { Question } from '@/content/examples/answers/answer';
import { capitalize } from '@/lib/text/words';
import type { Customer } from '../memory';
import { personIn, withoutContact } from './contact';
import type { Found } from './findQuestions';
import { questionsIn } from './questionsIn';
import { termsOf } from './words';

/** An event and its day, on which nobody wants to be here. */
const eventDay =
  /\b(wedding|prom|party|boda|fiesta|quincea[nñ]era)(?:['’]?s| is| es)?(?: on| this| next| el| este)? \w*(?:day|tomorrow|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ma[nñ]ana)\b/gi;

/** A text without what it says about its customer. */
export interface Read {
  text: string;
  find: (text: string) => Found;
  found: Found;
  /** The questions that it asks. */
  asked: readonly Question[];
  /** With whom it asks for a visit, as `with Jessica`. */
  person: string | undefined;
}

/** With whom, as one writes it. */
const asWritten = (named: string) =>
  named.replace(/^w(?:\/ ?| )/i, 'with ').replace(/\p{L}+$/u, capitalize);

/** Reads a text. @param names the words of the business's name, which may be its owner's */
export function readIn(
  text: string,
  contact: Partial<Customer>,
  find: (text: string) => Found,
  names: readonly string[],
): Read {
  const said = withoutContact(text, contact).replace(eventDay, '$1');
  const isKnown = (word: string) => {
    const { score, sure } = find(word);
    return score > 0 && !sure?.isWish && !names.includes(word.toLowerCase());
  };
  const named = personIn(text, isKnown);
  const others = named ? said.replace(` ${named}`, '') : said;
  // Who is asked for is the question, where nothing else is.
  const isBeside = named !== undefined && termsOf(others).length > 0;
  const person = isBeside ? asWritten(named) : undefined;
  const rest = isBeside ? others : said;
  const found = find(rest);
  return { text: rest, find, found, asked: questionsIn(rest, find, found), person };
}
