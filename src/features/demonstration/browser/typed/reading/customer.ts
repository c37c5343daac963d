import { wordsOf } from './words';

/** What a customer has said about herself. */
export interface Customer {
  name?: string;
  number?: string;
  email?: string;
  address?: string;
}

/**
 * A phone number of the United States, with or without its area code, or another long one: 9 digits are a slip, and digits
 * after a letter are none.
 */
export const phone =
  /(?<!\w)(?:(?:\+?1\W?)?(?:\(?\d{3}\)?\W{0,2})?\d{3}\W?\d{4}(?!\d)|(?:\d[ .-]?){10,}|\+\d[\d .-]{5,}\d)/;

export const email = /\S+@\S+\w/;

/** The beginning of an address, after which all belongs to it: a house number comes before a word. An hour is none. */
export const street =
  /(?:#|\b(?:calle|avenida|apt|unit)\b|(?<![\d:]|(?:after|before|around|till|until|las) )\d(?!\d?(?::\d\d| ?[ap]m\b| then\b))\S* \S).*/i;

/** What an address that nobody has asked for has besides its number. */
const streetWord =
  /\b(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|ct|court|blvd|pkwy|cir|circle|calle)\b/i;

/** How an address begins that was asked for: a house number, and no amount of anything. */
export const houseNumber = /^\d{3,5} (?!gal|sq|feet|ft|bucks|dollars|percent)\p{L}{3}/iu;

/** What a customer has said unasked, without what only looks like an address. */
export function saidUnasked({ address, ...said }: Customer): Customer {
  return address && streetWord.test(address) ? { ...said, address } : said;
}

/** Whether a text says where a customer can be reached. */
export const hasContact = (text: string) => phone.test(text) || email.test(text);

/** A text without the words around a name. */
export function withoutWordsAround(text: string, aroundNames: string): string {
  const around = wordsOf(aroundNames);
  const words = text.split(/\s+/);
  const isAround = (word = '') => wordsOf(word).every((one) => around.includes(one));
  while (words.length > 0 && isAround(words[0])) words.shift();
  while (words.length > 0 && isAround(words.at(-1))) words.pop();
  return words.join(' ').replace(/[\s,.:;!-]+$/, '');
}

/** A customer as the owner reads her. */
export const whoIs = ({ name, number, email, address }: Customer) =>
  [name, number, email, address].filter(Boolean).join(', ');
