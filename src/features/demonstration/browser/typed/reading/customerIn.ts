import { type Customer, email, phone, street, withoutWordsAround } from './customer';
import type { Knowledge } from './knowledge';
import { nameAtStart, nameIn } from './name';

/** What a text says about a customer, and what else it says. */
interface Said {
  said: Customer;
  rest: string;
}

/**
 * What a text says about a customer.
 *
 * @param known what is known already: a second name is none where an address has begun
 * @param isReply whether it was asked for: then a name may be any words that could be one
 * @param isAddress whether an address was asked for, in whatever form it comes
 */
export function customerIn(
  text: string,
  knowledge: Knowledge,
  {
    known = {},
    isReply = false,
    isAddress = false,
  }: { known?: Customer; isReply?: boolean; isAddress?: boolean } = {},
): Said {
  const { aroundNames } = knowledge.phrases;
  const mail = email.exec(text)?.[0];
  // In Spanish, one is called “al” a number; in English, Al is a name.
  const unmailed = text.replace(email, ',').replace(/(?<!is |^)\bal (?=\W?\d)/, '');
  const number = phone.exec(unmailed)?.[0].trim();
  let rest = unmailed.replace(phone, ',');
  let name = '';
  let possibleName = '';
  let address = '';
  const parts = rest.split(/[,;\n!?]|(?<=\w{3})\.\s|\b(?:and|y) (?=my|mi|the|la)\b/);
  for (const part of parts) {
    const said = withoutWordsAround(part, aroundNames);
    const [place = ''] = isAddress ? [said] : (street.exec(said) ?? []);
    const words = said.slice(0, said.length - place.length);
    const before = withoutWordsAround(words, aroundNames);
    if (place) {
      address = [address, place].filter(Boolean).join(', ');
      rest = rest.replace(place, '');
    }
    if (before && address && !place && (name || known.name)) {
      address += `, ${before}`;
      rest = rest.replace(before, '');
    } else if (before) {
      name ||= nameIn(part.slice(0, part.length - place.length), knowledge);
      const start = nameAtStart(before, knowledge);
      // A last name may be a word of an answer, such as Park.
      possibleName ||= start && before.split(' ').length === 2 ? before : start;
    }
  }
  if (isReply) name ||= possibleName;
  rest = withoutWordsAround(rest.replace(name, ''), ',');
  return {
    said: {
      ...(name && { name }),
      ...(number && { number }),
      ...(mail && { email: mail }),
      ...(address && { address }),
    },
    rest,
  };
}
