import type { Answer, Answers, NamedAnswer, SharedTopic } from '@/content/examples/answers/answer';
import { shared, sharedWords } from './shared';

/** An answer's words with further ones. */
const moreWords = (answer: Answer, more: Partial<Answer> = {}) => ({
  words: [answer.words, more.words].filter(Boolean).join(', '),
  ...((answer.spanishWords || more.spanishWords) && {
    spanishWords: [answer.spanishWords, more.spanishWords].filter(Boolean).join(', '),
  }),
});

/** The answers of an example with those to what every business is asked, its own ones first. */
export function withShared({ own, shared: facts }: Answers): NamedAnswer[] {
  const ofExample: Partial<Record<SharedTopic, Partial<Answer>>> = facts;
  const all = { ...own, ...shared };
  return Object.entries(all).map(([topic, answer]) => ({
    topic,
    ...answer,
    ...ofExample[topic as SharedTopic],
    ...moreWords(answer, sharedWords[topic]),
  }));
}
