import { spanishTimes } from '@/content/examples/conversation';

/** A booking's time in an English sentence, where tomorrow and tonight are written small. */
export const inSentence = (when: string) => when.replace(/^To/, 'to');

/** A booking's time in Spanish, in which a Spanish customer reads it. */
export const timeInSpanish = (when: string) =>
  when.replace(/[A-Z]?[a-z]+/g, (word) => spanishTimes[word] ?? word);

/** A booking's time in a sentence, in the language of the conversation. */
export const timeInSentence = (when = '', { isSpanish } = { isSpanish: false }) =>
  isSpanish
    ? timeInSpanish(when)
        .replace(/^(?=[lmjvsd]\p{L}+, )(?!mañana)/u, 'el ')
        .replace(/, (?=1:)/, ' a la ')
        .replace(/, (?=\d)/, ' a las ')
    : inSentence(when).replace(/, (?=\d)/, ' at ');
