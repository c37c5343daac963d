/** Matches the phrase as a sentence of its own, between white space or the ends of the text. */
const sentence = (phrase: string) => `${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\.`;
const atStart = (phrase: string) => new RegExp(`^${sentence(phrase)}(?:\\s|$)`);
const further = (phrase: string) => new RegExp(`\\s${sentence(phrase)}(?=\\s|$)`);

/** Whether a text contains the phrase as it was added. A sentence that the visitor has continued does not count. */
export const hasPhrase = (text: string, phrase: string): boolean =>
  atStart(phrase).test(text) || further(phrase).test(text);

/** Adds the phrase as the last sentence, on a new line where the text before it has no period. */
export function addPhrase(text: string, phrase: string): string {
  if (text === '') return `${phrase}.`;
  return `${text}${/[.!?…]$/.test(text) ? ' ' : '\n'}${phrase}.`;
}

/** Adds the phrase as the first sentence. */
export const addOpening = (text: string, phrase: string): string =>
  text === '' ? `${phrase}.` : `${phrase}. ${text}`;

/** Removes the phrase and leaves the rest exactly as it was before. */
export const removePhrase = (text: string, phrase: string): string =>
  text.replace(atStart(phrase).test(text) ? atStart(phrase) : further(phrase), '');
