/** What is typed short, in full. */
const inFull: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  w: 'with',
  '2nite': 'tonight',
  '2day': 'today',
  wld: 'would',
  wat: 'what',
  b4: 'before',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  appt: 'appointment',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  nite: 'night',
  til: 'till',
  wen: 'when',
  wanna: 'want to',
  kiero: 'quiero',
  kedo: 'quedo',
  ke: 'que',
  q: 'que',
  porfa: 'por favor',
};

/** A text without apostrophes and accents, which many leave out, as its words, in full, between spaces. */
export const plain = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/['’\p{M}]/gu, '')
      .replace(/\bw\/o(ut)?\b/g, 'without')
      // With a number, it is an apartment.
      .replace(/\bapt\b(?!\W*\d)/g, 'appointment')
      .match(/[\p{L}\p{N}]+/gu)
      ?.map((word) => inFull[word] ?? word)
      .join(' ') ?? ''
  } `;

export const wordsOf = (text: string) => plain(text).split(' ').filter(Boolean);

/**
 * Whether two words differ by at most so many letters that are wrong, missing, added or swapped with their neighbor.
 *
 * @param slips how many; 0 is equality
 */
function isAlike(one: string, other: string, slips: number): boolean {
  if (one === other) return true;
  if (slips === 0 || Math.abs(one.length - other.length) > slips) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    isAlike(rest.slice(1), otherRest.slice(1), slips - 1) ||
    isAlike(rest.slice(1), otherRest, slips - 1) ||
    isAlike(rest, otherRest.slice(1), slips - 1) ||
    (isSwapped && isAlike(rest.slice(2), otherRest.slice(2), slips - 1))
  );
}

/** Endings of a word in another form. */
const ending = /^(e?s|e?d|.?ing?|.?ed)?$/;

/** Whether a typed word is a given word, or another form of it. */
export const isForm = (typed: string, word: string): boolean =>
  typed === word ||
  typed === word.replace(/y$/, 'ies') ||
  (word.length > 3 && typed.startsWith(word) && (word.length > 4 || ending.test(typed.slice(4))));

/**
 * Whether a typed word is a given word: in another form, or misspelled after its first letter.
 *
 * @param slips how many letters of a long word may be wrong; of one with fewer than 8 letters, one may
 */
export function isWord(typed: string, word: string, slips = 2): boolean {
  if (isForm(typed, word)) return true;
  const length = Math.min(word.length, typed.length);
  return length > 4 && typed[0] === word[0] && isAlike(typed, word, word.length < 8 ? 1 : slips);
}

/** The phrases of a list, each as `plain` gives it. */
export const phrasesOf = (list: string) => list.split(',').map(plain);

/** Whether a text has one of the phrases of a list, whose words stand side by side. */
export function says(text: string, list: string): boolean {
  const heard = plain(text);
  return phrasesOf(list).some((phrase) => heard.includes(phrase));
}

/** Whether a text begins with one of the phrases of a list. */
export function begins(text: string, list: string): boolean {
  const heard = plain(text);
  return phrasesOf(list).some((phrase) => heard.startsWith(phrase));
}

/** A text without the phrases of a list. */
export const without = (text: string, list: string) =>
  phrasesOf(list).reduce((left, phrase) => left.replace(phrase, ' '), plain(text));
