import type { Customer, Memory } from '@/features/demonstration/browser/memory';
import { bestAnswer } from './bestAnswer';
import type { Knowledge } from './knowledge';
import { month } from './times';
import { begins, says, wordsOf } from './words';

/**
 * A phone number of the United States, with or without its area code, or another long one: 9 digits are a slip, digits
 * after a letter are none, as are those of a card, and a ZIP code comes before it.
 */
const phone =
  /(?<!\w)(?:(?:\+?1\W?)?(?:\(?\d{3}\)?\W{0,2})?\d{3}\W?\d{4}(?!\d)|(?!\d{5} )(?:\d[ .-]?){9,11}\d(?![ .-]?\d)|\+\d[\d .-]{5,}\d)/;

/** A phone number that lacks a digit or two. */
const shortPhone = /(?<!\w)\(?\d{3}\)?[ .-]\d{3}[ .-]?\d{2,3}(?![\d/])/;

/** Whether a text has a phone number that lacks a digit or two, and no whole one. */
export const hasShortPhone = (text: string) => shortPhone.test(text.replace(phone, ''));

const email = /\S+@\S+\w/;

/** The beginning of an address, after which all belongs to it: a house number comes before a word. An hour is none. */
const street = new RegExp(
  `(?:#|\\b(?:calle|avenida|apt|unit)\\b|(?<![\\d:/]|(?:after|before|around|till|until|las|${month}) )\\d(?!\\d?(?:/|:\\d\\d| ?[ap]m\\b| ?o.?clock| then\\b| (?:is|was|works?|or|and|would|sounds|if|for)\\b| (?:gal|below|deg|years?|yrs?|feet|foot|inch|min|hours?|days?|weeks?|kids?|people|of us|dollars|bucks)))\\S* \\S).*`,
  'iu',
);

/** The end of an address, with the state or its ZIP code. */
const state = /\b(?:OH|Ohio|[A-Z]{2} \d{5})\b|^\d{5}$/;

/** What ends a part of a text: a mark, or a dot after a word or a street, unless the apartment follows. */
const partEnd =
  /[,;\n!?]|(?<=\w{3})\.\s|(?<=\b(?:[Ss]t|[Rr]d|[Dd]r|[Ll]n|[Cc]t|[Pp]l))\.\s(?=[a-z])(?!(?:apt|unit|ste|fl)\b)/;

/** Where a name follows a street without a comma, as in “77 Lake st Amy”. */
const beforeName =
  /(?<=\d.*\b(?:[Ss]t|[Ss]treet|[Rr]d|[Rr]oad|[Aa]ve|[Dd]r|[Ll]n|[Ll]ane|[Cc]t)\.?) (?=[A-Z][a-z])/;

/** At most so many words are a name. */
const longestName = 4;

/** A text without the words around a name. */
export function withoutWordsAround(text: string, aroundNames: string): string {
  const around = wordsOf(aroundNames);
  const words = text.split(/\s+/);
  const isAround = (word = '') => wordsOf(word).every((one) => around.includes(one));
  while (words.length > 0 && isAround(words[0])) words.shift();
  while (words.length > 0 && isAround(words.at(-1))) words.pop();
  return words.join(' ').replace(/[\s,.:;!-]+$/, '');
}

/** What a text with a number or an email address says of whoever wrote it, and what else it says. */
export interface Contact {
  customer: Partial<Customer>;
  rest: string;
}

/** The conversation whose form waits for a name, a number and perhaps an address. */
export type Asked = Pick<Memory, 'isSpanish' | 'request'>;

/** Whether each word of a text has a capital. */
const isProper = (text: string) => /^(?:\p{Lu}\S*\s*)+$/u.test(text);

/**
 * Who can be reached, if a text says so. The customer checks it in a form before anything is sent.
 *
 * @param asked the conversation, if its form waits for it: then a name with capitals is enough, or an address that is all
 *   there is
 */
export function contactIn(text: string, knowledge: Knowledge, asked?: Asked): Contact | undefined {
  const { phrases } = knowledge;
  const mail = email.exec(text)?.[0];
  const number = phone.exec(text.replace(email, ','))?.[0].trim();
  const isReached = mail !== undefined || number !== undefined;
  const isGiven = says(text, phrases.givesAddress);
  const isQuestion =
    text.endsWith('?') || (begins(text, phrases.openings) && !/[?.!] \S/.test(text));
  if (!isReached && !((asked || isGiven) && !isQuestion)) return undefined;
  const parts = text
    .replace(email, ',')
    .replace(phone, ',')
    .replace(shortPhone, ',')
    .split(partEnd)
    .flatMap((part) => (isReached ? part.split(beforeName) : part))
    .map((part) => withoutWordsAround(part, phrases.aroundNames))
    .filter(Boolean);
  const { english, spanish, fillers, times, corrects } = phrases;
  const frequent = wordsOf(`${english},${fillers},${times},${corrects}`);
  const unlikely = [...frequent, ...wordsOf(spanish)];
  function isName(part: string): boolean {
    const words = wordsOf(part);
    if (words.length > longestName || /\d/.test(part)) return false;
    // A last name may be a word of an answer, such as Park.
    const best = bestAnswer(part, knowledge);
    const isPerson = words.length === 2 && !bestAnswer(words[0] ?? '', knowledge);
    // Nina is a girl, and Dolores a pain, only in Spanish.
    const isForeign = asked?.isSpanish === false && best?.language === 'es';
    const isAnswered =
      best && !isForeign && (best.answer.isUrgent || best.answer.isAlone || !isPerson);
    const isFrequent = (one: string) => frequent.includes(one);
    // Of a name beside a number, one word may be a frequent one, as in Kim Day.
    if (isProper(part))
      return isReached ? !words.every(isFrequent) : !isAnswered && !words.some(isFrequent);
    return isReached && !isAnswered && !words.some((one) => unlikely.includes(one));
  }
  // Of two names, the one after a street is the town.
  const areTwo = parts.filter(isName).length > 1;
  const isTown = (part: string, index: number) =>
    state.test(part) ||
    (wordsOf(part).length < 3 && bestAnswer(part, knowledge)?.answer.topic === 'area') ||
    (areTwo && isName(part) && street.test(parts[index - 1] ?? ''));
  const address = parts
    .flatMap((part, index) => street.exec(part)?.[0] ?? (isTown(part, index) ? part : []))
    .join(', ');
  const unplaced = parts
    .filter((part, index) => !isTown(part, index))
    .map((part) => withoutWordsAround(part.replace(street, ''), phrases.aroundNames))
    .filter(Boolean);
  const name = unplaced.find(isName);
  const rest = unplaced.filter((part) => part !== name).join('. ');
  const isAsked = isGiven || asked?.request?.booking?.asksAddress;
  const isAddress = address && !rest && isAsked;
  if (!isReached && !name && !isAddress) return undefined;
  const reached = number ?? mail;
  return {
    customer: {
      ...(name && { name }),
      ...(reached && { phone: reached }),
      ...(address && { address }),
    },
    rest,
  };
}
