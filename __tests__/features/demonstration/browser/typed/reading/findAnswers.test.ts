import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withShared } from '@/content/examples/answers/shared/withShared';
import { examples } from '@/content/examples/examples';
import { understand } from '@/features/demonstration/browser/typed/reading/findAnswers';
import { answersFile } from '@/features/demonstration/exampleFile';

/** Questions as customers type them, written before the answers: `topic` or `topic+topic`, and `es` for Spanish. */
const fileOf = (slug: string) => join(__dirname, '..', '..', '..', 'typedQuestions', `${slug}.txt`);

const typedQuestions = (slug: string) =>
  readFileSync(fileOf(slug), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [expected: string, question: string]);

function understood(slug: string, question: string): string {
  const { found, isAnythingUnknown, language } = understand(question, answersFile(slug));
  const topics = [
    ...found.map(({ topic }) => topic),
    ...(isAnythingUnknown || found.length === 0 ? ['none'] : []),
  ];
  return topics.join('+') + (language === 'es' ? ' es' : '');
}

test.each(examples)(
  '$name answers in Spanish whatever it understands in Spanish',
  ({ answers }) => {
    const english = withShared(answers).filter(
      ({ topic, spanishWords, saySpanish }) => spanishWords && !saySpanish && topic !== 'unknown',
    );
    expect(english.map(({ topic }) => topic)).toEqual([]);
  },
);

test('Every example has thirty typed questions or more, written before its answers', () => {
  const lacking = examples
    .map(({ slug }) => fileOf(slug))
    .filter(
      (file) => !existsSync(file) || readFileSync(file, 'utf8').trim().split('\n').length < 30,
    );
  expect(lacking).toEqual([]);
});

const asked = examples.filter(({ slug }) => existsSync(fileOf(slug)));

describe.each(asked)('$name understands', ({ slug }) => {
  test.each(typedQuestions(slug))('%s: %s', (expected, question) => {
    expect(understood(slug, question)).toBe(expected);
  });
});
