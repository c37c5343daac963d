import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('src', 'content');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const files = sources.map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

/** Files of src/content in which something is written. */
const filesWith = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

/** The made-up businesses, with prices and times of their own. */
const isExample = (name: string) => /^examples\/(?!demonstration|conversation)/.test(name);

const ownFilesWith = (pattern: RegExp) => filesWith(pattern).filter((name) => !isExample(name));

test('of the texts about the agency, only the questions contain literal prices', () => {
  expect(ownFilesWith(/\$\d/)).toEqual(['questions.ts']);
});

test('the reply time is defined in one place', () => {
  expect(ownFilesWith(/(?<!\d)\d (hours|hrs)|two hours/i)).toEqual([]);
  expect(filesWith(/replyHours = \d/)).toEqual(['replyTime.ts']);
});

test('no text hard-codes the number of services', () => {
  expect(filesWith(/\b(four|five|six) (other )?(AI )?(services|jobs)/i)).toEqual([]);
});

test('the copy contains no marketing filler', () => {
  const filler = /revolutioni|unleash|cutting-edge|seamless|empower|leverage|game-chang/i;
  expect(filesWith(filler)).toEqual([]);
});

test('components contain no visitor-facing text', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    // Without the styles, in which a selector may look like it.
    .map((name) => ({
      name,
      text: readFileSync(join('src', name), 'utf8').replace(/`[^`]*`/g, ''),
    }));
  const said =
    /(?<!=)>\s*[A-Za-z][^<>{}=;()]*[<{]|\b(aria-label|alt|label|placeholder|title)="[^"]/;
  expect(components.filter(({ text }) => said.test(text)).map(({ name }) => name)).toEqual([]);
});
