import { withShared } from '@/content/examples/answers/withShared';
import type { Example } from '@/content/examples/example';
import { exampleSite, examples } from '@/content/examples/examples';
import { phrases } from '@/content/examples/typedTexts';
import { examplePicture } from '@/scenes/examples/examplePicture';
import type { ExampleFile } from './browser/loadExample';
import type { Knowledge } from './browser/typed/knowledge';

/** @throws Error when there is no such example */
function exampleOf(slug: string): Example {
  const example = examples.find((one) => one.slug === slug);
  if (!example) throw new Error(`there is no example ${slug}`);
  return example;
}

/** The file of an example, which the browser loads. @throws Error when there is no such example */
export function exampleFile(slug: string): ExampleFile {
  const { trade, nameWords, choice, opening, answers, ...shown } = exampleOf(slug);
  return {
    ...shown,
    kind: exampleSite.website(trade),
    picture: examplePicture(shown.look),
  };
}

/** Lists of phrases without the blanks that only people need. */
const withoutBlanks = <Lists extends object>(lists: Lists, names = Object.keys(lists)): Lists => ({
  ...lists,
  ...Object.fromEntries(
    Object.entries(lists)
      .filter(([name]) => names.includes(name))
      .map(([name, list]) => [name, list.trim().replace(/,\s+/g, ',')]),
  ),
});

/** The file with an example's answers to what visitors type. @throws Error when there is no such example */
export const answersFile = (slug: string): Knowledge => ({
  answers: withShared(exampleOf(slug).answers).map((answer) =>
    withoutBlanks(answer, ['words', 'spanishWords']),
  ),
  phrases: withoutBlanks(phrases),
});
