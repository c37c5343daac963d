import type { Customer } from '../memory';
import { isFrequent, wordsOf } from './words';

/** A phone number or an email address. */
const reach = /[^\s@,]+@[^\s@,]+\.\w+|\+?\(?\d(?:[ ().-]{0,2}\d){6,}/;

const beforeName =
  /^(?:(?:hi|hello|hola|yes|sure|si|ok),? )*(?:my name is|name is|i['’]?m|im|this is|me llamo|soy)? ?/i;

/** What stands beside a number and is no name. */
const noName = /\b(?:phone|cell|mobile|number|email|call|text|tel|celular|numero)\b/i;

/** The name that a text consists of: two or three words, or one with a capital letter. */
export function nameIn(text: string): string | undefined {
  const name = text
    .replace(/[,.;:!]+/g, ' ')
    .replace(beforeName, '')
    .trim()
    .replace(/\s+/g, ' ');
  const words = name.split(' ');
  const isName =
    /^[\p{L}’'. -]+$/u.test(name) &&
    words.length <= 3 &&
    (words.length > 1 || /^\p{Lu}/u.test(name)) &&
    !noName.test(name) &&
    !wordsOf(name).some(isFrequent);
  return isName ? name : undefined;
}

/** How a customer can be reached, if a text says so. */
export function contactIn(text: string): Partial<Customer> | undefined {
  const [phone] = reach.exec(text) ?? [];
  if (!phone) return undefined;
  const name = nameIn(text.replace(phone, ' '));
  return { phone, ...(name && { name }) };
}
