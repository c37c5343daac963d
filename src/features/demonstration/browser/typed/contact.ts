import type { Customer } from '../memory';
import { daysIn } from './times';
import { isFrequent, wordsOf } from './words';

/** A phone number or an email address. */
const reach = /[^\s@,]+@[^\s@,]+\.\w+|\+?\(?\d(?:[ ().-]{0,2}\d){6,}/;

const beforeName =
  /^(?:(?:hi|hello|hola|yes|sure|si|ok|please|thanks|and|por favor),? )*(?:my name is|my name['’]?s|name is|it['’]?s under|it['’]?s me|it['’]?s|i['’]?m|im|this is|me llamo|mi nombre es|soy)? ?/i;

/** What comes before a name, even one that is a word of a question. */
const namesItself = /\b(?:name is|my name['’]?s|(?:it['’]?s|is) under|me llamo|mi nombre es)\b/i;

/** What comes between a name and a number. */
const beforeNumber =
  /\b(?:(?:and|y) )?(?:my|mi) (?:n[uú]mero|tel[eé]fono|cel|number|phone|cell)\b.*$/iu;

/** Names the number, or the name, of somebody else, which a person reads. */
const ofOthers =
  /\b(?:her|his|their|su) (?:number|phone|cell|n[uú]mero|tel[eé]fono|cel)\b|\b(?:his|her|their|(?:son|daughter|kid|child|baby|mom|dad|husband|wife|tenant|hij[oa]|espos[oa]|mamá)(?:['’]?s)?) (?:name|nombre)\b|\b(?:nombre de mi|mi (?:hij[oa]|espos[oa]|mamá) se llama)\b/i;

/** What stands beside a number and is no name. */
const noName =
  /\b(?:oh|wait|sorry|wrong|phone|cell|mobile|number|email|call|text|home|work|asap|tel|celular|numero)\b/i;

/** The name that is left of a text: up to three words, which are not all words of questions unless it says so. */
function nameIn(text: string, isWord: (text: string) => boolean): string | undefined {
  const name = text
    .replace(/[,.;:!]+/g, ' ')
    .trim()
    .replace(beforeName, '')
    .replace(beforeNumber, '')
    .replace(/ (?:and|y) .*$/i, '')
    .replace(/\b(?:at|from|here|aqui)\s*$/i, '')
    .trim()
    .replace(/\s+/g, ' ');
  const words = name.split(' ');
  const isName =
    /^[\p{L}’'. -]+$/u.test(name) &&
    words.length <= 3 &&
    (/^\p{Lu}\p{L}+$/u.test(name) || namesItself.test(text) || !words.every(isWord)) &&
    !noName.test(name) &&
    !wordsOf(name).some(isFrequent);
  return isName ? name : undefined;
}

/** A name with capital letters after what says that it is one. */
const nameSaid =
  /\b(?:[Nn]ame is|[Ii]['’]?m|[Tt]his is|[Ii]t['’]?s|[Mm]e llamo|[Nn]ombre es|[Ss]oy|[Ee]s) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})/u;

/** A name that stands alone, with capital letters, because it could be a question. */
const nameAlone = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]*){1,2}$/u;

/** With whom a text asks for a visit, as `with Jessica`, if it names somebody; or nothing. */
export function personIn(text: string, isKnown: (word: string) => boolean): string | undefined {
  const [said, name = ''] =
    /\b(?:(?:with|w|con) |w\/ ?)(?:dr\.? |la doctora )?(\p{L}{2,})/iu.exec(text) ?? [];
  return name && !wordsOf(name).some(isFrequent) && !isKnown(name) ? said : undefined;
}

const streetAddress =
  /(?<!\b\d{3}[ .-])\b\d{1,5} (?!(?:on|at|in|near)\b)(?:[\p{L}’'.]+ ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|way)\b/iu;

/** The street address in a text, with the town after it if that has a capital letter; empty if there is none. */
function addressIn(text: string): string {
  const [street = ''] = streetAddress.exec(text) ?? [];
  const [, after = ''] = text.split(street, 2);
  const [town = ''] = /^,? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?=$|[,.;]| +\(?\d)/u.exec(after) ?? [];
  return street && `${street}${town}`;
}

/** What announces a name, a number or an address. */
const announced =
  /\bme llamo\b|\bname is\b|\b(?:my|mi) (?:name|number|phone|cell|address|nombre|n[uú]mero|tel[eé]fono|cel|direcci[oó]n)(?:['’]?s| is| es)?\b/giu;

/** The word before a number, where nothing else is said of it. */
const loneNumber = /(?:^|[,.])\s*(?:phone |cell )?number\b:?/gi;

/** A text without what it says about how its customer can be reached. */
export function withoutContact(text: string, { name, phone, address }: Partial<Customer>): string {
  const said = [name, phone, address].filter((one) => one !== undefined);
  const rest = said.reduce((left, one) => left.replace(one, ''), text);
  if (said.length === 0) return rest;
  const unannounced = rest.replace(announced, '');
  return (phone ? unannounced.replace(loneNumber, '') : unannounced)
    .replace(/\s+/g, ' ')
    .replace(/[\s,;]+$/, '')
    .trim();
}

/**
 * How a customer can be reached, and where they live, if a text says so.
 *
 * @param isAsked whether a form waits for it
 * @param isWord whether the example's questions have a word, so that it is no name
 * @param known the customer's name, which no text with a number replaces unless it says so
 */
export function contactIn(
  text: string,
  isAsked: boolean,
  isWord: (text: string) => boolean,
  known?: string,
): Partial<Customer> | undefined {
  if (ofOthers.test(text)) return undefined;
  const address = addressIn(text);
  const rest = text.replace(address, ' ');
  const [phone] = reach.exec(rest) ?? [];
  const isName =
    phone ||
    namesItself.test(text) ||
    (isAsked && nameAlone.test(rest.replace(/^[\s,.;]+|[\s,.;]+$/g, '')));
  const [, said = ''] = isAsked || isName ? (nameSaid.exec(rest) ?? []) : [];
  const isSaid = said !== '' && daysIn(said).length === 0 && !wordsOf(said).some(isFrequent);
  const parts = isName ? rest.replace(phone ?? '', ',').split(/[,;!?]|\.\s/) : [];
  const [alone] = parts.flatMap((part) => nameIn(part, isWord) ?? []);
  const isNew = !known || !phone || namesItself.test(text);
  const name = isSaid ? said : isNew ? alone : undefined;
  if (!phone && !name && !address) return undefined;
  return { ...(phone && { phone }), ...(name && { name }), ...(address && { address }) };
}
