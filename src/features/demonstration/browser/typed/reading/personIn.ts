import { bestAnswer } from './bestAnswer';
import type { Knowledge } from './knowledge';
import { wordsOf } from './words';

const withSomebody =
  /(?<!\p{L})(?:with|w|con) (?:dra?\.? )?(\p{L}+)(?=$|[,.?!]| (?:on|at|for|please|pls|instead|today|tomorrow|\p{L}+day|el|a|para|por)(?!\p{L}))/iu;

/**
 * The person whom a text asks for, as in “with Dr. Lee”: a stylist, or a word that is neither a frequent one nor an
 * answer's.
 */
export function personIn(text: string, knowledge: Knowledge): string | undefined {
  const [whole, name = ''] = withSomebody.exec(text) ?? [];
  if (!whole) return undefined;
  const { english, spanish, fillers, times, no } = knowledge.phrases;
  const isFrequent = wordsOf(`${english},${spanish},${fillers},${times},${no}`).includes(
    name.toLowerCase(),
  );
  const isOfAnswer = knowledge.answers.some(
    ({ topic, words }) => topic !== 'stylist' && wordsOf(words).includes(name.toLowerCase()),
  );
  const best = bestAnswer(name, knowledge);
  const isAnswered = isOfAnswer || (best && best.answer.topic !== 'stylist');
  return isFrequent || isAnswered ? undefined : whole;
}
