import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '@/content/examples/examples';
import { questionFinder } from '@/features/demonstration/browser/typed/findQuestions';
import { languageOf } from '@/features/demonstration/browser/typed/words';
import { answersFile } from '@/features/demonstration/exampleFile';

/**
 * What customers type, and after a sign the question that it finds: `=` one that is answered at once, `?` one of those that
 * the customer chooses from, and `-` alone where nothing comes close.
 */
const typedQuestions = (slug: string) =>
  readFileSync(join(__dirname, '..', '..', 'typedQuestions', `${slug}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, text = '', sign = '', ask = ''] = /^(.+) ([=?-])(?: (.+))?$/.exec(line) ?? [];
      return { text, sign, ask };
    });

describe.each(examples)('$name', ({ slug }) => {
  const { en, es } = answersFile(slug);
  const finder = questionFinder({ answers: { en, es }, name: '' });
  const find = (text: string) => finder(text, languageOf(text), 'en');

  test.each(typedQuestions(slug))('$text $sign $ask', ({ text, sign, ask }) => {
    const { sure, close } = find(text);
    expect(sure?.ask).toBe(sign === '=' ? ask : undefined);
    if (sign === '?') expect(close.map((one) => one.ask)).toContain(ask);
    if (sign === '-') expect(close).toEqual([]);
  });

  test.each([...en, ...es])('answers its own question: $ask', (question) => {
    expect(find(question.ask).sure).toEqual(question);
  });

  test('fits each question into its button', () => {
    const long = [...en, ...es].filter(({ ask }) => ask.length > 52);
    expect(long.map(({ ask }) => ask)).toEqual([]);
  });
});
