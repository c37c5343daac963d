import type { Memory } from '@/features/demonstration/browser/memory';
import { type Customer, withoutWordsAround } from './customer';
import { customerIn } from './customerIn';
import { isPolite, type Understood } from './findAnswers';
import type { Knowledge } from './knowledge';
import { nameAtStart } from './name';
import { begins, says, wordsOf } from './words';

const initial = (name = '') => name[0]?.toLowerCase();

/**
 * What a text corrects of a customer who is known: what it names (“my address is”), or what looks like what is known, after
 * a word such as “sorry”. A name without “name” has the same initial: “it's Jon” follows Jo, “it's broken” doesn't.
 */
export function correctionIn(
  { text, found, times }: Understood,
  { customer, pending }: Memory,
  knowledge: Knowledge,
): Customer | undefined {
  const { phrases } = knowledge;
  const asked = withoutWordsAround(text, phrases.corrects);
  const asks = text.endsWith('?') || (begins(asked, phrases.openings) && !/\d/.test(text));
  if (!customer.number || asks || times.length > 0 || says(text, phrases.moves)) return undefined;
  // A name alone is the one that was missing.
  if (!customer.name && !pending && found.length === 0 && wordsOf(text).length < 3) {
    const name = nameAtStart(withoutWordsAround(text, phrases.aroundNames), knowledge);
    if (name && text.endsWith(name)) return { name };
  }
  const isNamed = says(text, phrases.mentions);
  const isAddress = isNamed && says(text, 'address, direccion');
  const { name, ...said } = customerIn(text, knowledge, { isReply: true, isAddress }).said;
  const isNumber = !pending && text === said.number;
  if (!isNamed && !isNumber && !says(text, phrases.corrects)) return undefined;
  const isPlace = said.address && (isNamed || (customer.address && !name));
  const isName = initial(name) === initial(customer.name) || says(text, 'name, nombre');
  if (!isNamed && !isPlace && !found.every(isPolite)) return undefined;
  if (name && isName) return { ...said, name };
  return said.number || isPlace ? said : undefined;
}
