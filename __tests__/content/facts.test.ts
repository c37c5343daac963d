import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('src', 'content');
const sources = readdirSync(folder).filter((name) => name.endsWith('.ts'));
const files = sources.map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

/** Files of src/content in which something is written. */
const filesWith = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test('no price is written out but those of the made-up businesses', () => {
  expect(filesWith(/\$\d/)).toEqual(['examples.ts']);
});

test('the promised reply time is written in one place', () => {
  expect(filesWith(/(?<!\d)\d (hours|hrs)|two hours/i)).toEqual([]);
  expect(filesWith(/replyHours = \d/)).toEqual(['replyTime.ts']);
});

test('no text counts the services itself', () => {
  expect(filesWith(/\b(four|five|six) (other )?(AI )?(services|jobs)/i)).toEqual([]);
});

test('the copy does without filler', () => {
  const filler = /revolutioni|unleash|cutting-edge|seamless|empower|leverage|game-chang/i;
  expect(filesWith(filler)).toEqual([]);
});

test('what visitors read or hear is written here, and in no component', () => {
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
