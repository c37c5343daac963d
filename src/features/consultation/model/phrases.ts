/** The phrase as a sentence of its own: white space or an end of the text on either side. */
const sentence = (phrase: string) => `${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\.`;
const atStart = (phrase: string) => new RegExp(`^${sentence(phrase)}(?:\\s|$)`);
const further = (phrase: string) => new RegExp(`\\s${sentence(phrase)}(?=\\s|$)`);

/** Whether a text has the phrase, as it was added. What the visitor has gone on writing is theirs. */
export const hasPhrase = (text: string, phrase: string): boolean =>
  atStart(phrase).test(text) || further(phrase).test(text);

/** The text with the phrase as its last sentence: on a line of its own after one that does not end. */
export function addPhrase(text: string, phrase: string): string {
  if (text === '') return `${phrase}.`;
  return `${text}${/[.!?…]$/.test(text) ? ' ' : '\n'}${phrase}.`;
}

/** The text with the phrase as its first sentence. */
export const addOpening = (text: string, phrase: string): string =>
  text === '' ? `${phrase}.` : `${phrase}. ${text}`;

/** The text without the phrase, and otherwise to the letter as it was before the phrase was added. */
export const removePhrase = (text: string, phrase: string): string =>
  text.replace(atStart(phrase).test(text) ? atStart(phrase) : further(phrase), '');
