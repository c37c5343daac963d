import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersOf } from '@/content/examples/answers/answersOf';
import { examples } from '@/content/examples/examples';
import { understand } from '@/features/demonstration/browser/findAnswers';

/** Questions as customers type them, written before the answers: `topic` or `topic+topic`, and `es` for Spanish. */
const typedQuestions = (slug: string) =>
  readFileSync(join(__dirname, '..', 'typedQuestions', `${slug}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [expected: string, question: string]);

function understood(slug: string, question: string): string {
  const { found, isAnythingUnknown, isSpanish } = understand(question, answersOf(slug));
  const topics = [
    ...found.map(({ answer }) => answer.topic),
    ...(isAnythingUnknown ? ['none'] : []),
  ];
  return topics.join('+') + (isSpanish ? ' es' : '');
}

describe.each(examples)('$name understands', ({ slug }) => {
  test.each(typedQuestions(slug))('%s: %s', (expected, question) => {
    expect(understood(slug, question)).toBe(expected);
  });
});
