import { wordsOf } from './words';

/** What a customer has said about herself. */
export interface Customer {
  name?: string;
  number?: string;
  address?: string;
}

/** A phone number of the United States, with or without its area code, or another long one. */
const phone = /(?:\+?1\W?)?(?:\(?\d{3}\)?\W{0,2})?\d{3}\W?\d{4}(?!\d)|\+?\d[\d .-]{5,}\d/;

/** The beginning of an address, after which all belongs to it. */
const street = /(?:#|\b(?:calle|avenida|apt|unit)\b|\d).*/i;

/** Whether a text gives a phone number. */
export const hasNumber = (text: string) => phone.test(text);

/** Whether a text gives a house number beside its phone number. */
export const hasAddress = (text: string) => street.test(text.replace(phone, ''));

/** A text without the words around a name. */
export function withoutWordsAround(text: string, aroundNames: string): string {
  const around = wordsOf(aroundNames);
  const words = text.split(/\s+/);
  const isAround = (word = '') => wordsOf(word).every((one) => around.includes(one));
  while (words.length > 0 && isAround(words[0])) words.shift();
  while (words.length > 0 && isAround(words.at(-1))) words.pop();
  return words.join(' ').replace(/[\s,.:;!-]+$/, '');
}

/**
 * What a reply says about a customer.
 *
 * @param known what is known already: a second name is none where an address has begun
 * @param isAddress whether an address was asked for, in whatever form it comes
 */
export function customerIn(
  text: string,
  aroundNames: string,
  known: Customer,
  isAddress = false,
): Customer {
  const number = phone.exec(text)?.[0].trim();
  let name = '';
  let address = '';
  const parts = text.replace(phone, ',').split(/[,;\n]|\b(?:and|y) (?=my|mi|the|la)\b/);
  for (const part of parts) {
    const said = withoutWordsAround(part, aroundNames);
    const [place = ''] = isAddress ? [said] : (street.exec(said) ?? []);
    const before = withoutWordsAround(said.slice(0, said.length - place.length), aroundNames);
    if (place) address = [address, place].filter(Boolean).join(', ');
    if (before && address && !place && (name || known.name)) address += `, ${before}`;
    else if (before) name ||= before;
  }
  return { ...(name && { name }), ...(number && { number }), ...(address && { address }) };
}

/** A customer as the owner reads her. */
export const whoIs = ({ name, number, address }: Customer) =>
  [name, number, address].filter(Boolean).join(', ');
