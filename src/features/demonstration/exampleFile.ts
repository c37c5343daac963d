import type { NamedAnswer } from '@/content/examples/answers/answer';
import { withShared } from '@/content/examples/answers/shared/withShared';
import type { Example } from '@/content/examples/example';
import { exampleSite, examples } from '@/content/examples/examples';
import { type Phrases, phrases } from '@/content/examples/typedTexts';
import { examplePicture } from '@/scenes/examples/examplePicture';
import type { ExampleFile } from './browser/loadExample';
import type { Knowledge } from './browser/typed/reading/knowledge';
import { plain } from './browser/typed/reading/words';

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

/** A list of phrases, each as short as it can be said. */
const shortened = (list: string, write: (phrase: string) => string) =>
  list
    .split(',')
    .map((phrase) => write(phrase).trim())
    .join();

/** An answer as a file has it: its words as they are compared, without accents. */
const inFile = ({ words, spanishWords, ...answer }: NamedAnswer): NamedAnswer => ({
  ...answer,
  words: shortened(words, plain),
  ...(spanishWords && { spanishWords: shortened(spanishWords, plain) }),
});

/** The file with an example's answers to what visitors type. @throws Error when there is no such example */
export const answersFile = (slug: string): Knowledge => ({
  answers: withShared(exampleOf(slug).answers).map(inFile),
  phrases: Object.fromEntries(
    Object.entries(phrases).map(([name, list]) => [name, shortened(list, String)]),
  ) as Phrases,
});
