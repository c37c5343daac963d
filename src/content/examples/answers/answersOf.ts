import type { LookName } from '@/content/examples/example';
import type { Answer, Answers, NamedAnswer, SharedTopic } from './answer';
import { auto } from './auto';
import { bakery } from './bakery';
import { dentist } from './dentist';
import { general } from './general';
import { plumber } from './plumber';
import { salon } from './salon';
import { shared } from './shared';

const answers: Record<string, Answers> = {
  plumber,
  dentist,
  salon,
  bakery,
  auto,
  general,
} satisfies Record<LookName, Answers>;

/** The answers of an example, its own ones first. */
export function answersOf(slug: string): NamedAnswer[] {
  const { own, shared: facts } = answers[slug] ?? general;
  const everybodys = Object.entries(shared).map(([topic, answer]) => ({
    topic,
    ...answer,
    ...(facts as Partial<Record<SharedTopic, Partial<Answer>>>)[topic as SharedTopic],
  }));
  return [...Object.entries(own).map(([topic, answer]) => ({ topic, ...answer })), ...everybodys];
}
