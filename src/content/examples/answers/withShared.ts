import type { Answer, Answers, NamedAnswer, SharedTopic } from './answer';
import { shared } from './shared';

/** The answers of an example with those to what every business is asked, its own ones first. */
export function withShared({ own, shared: facts }: Answers): NamedAnswer[] {
  const ofExample: Partial<Record<SharedTopic, Partial<Answer>>> = facts;
  const all = { ...own, ...shared };
  return Object.entries(all).map(([topic, answer]) => ({
    topic,
    ...answer,
    ...ofExample[topic as SharedTopic],
  }));
}
