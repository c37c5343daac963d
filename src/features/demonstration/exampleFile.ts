import type { Answer, Answers, Question } from '@/content/examples/answers/answer';
import { sharedInEnglish } from '@/content/examples/answers/english/shared';
import { sharedInSpanish } from '@/content/examples/answers/spanish/shared';
import type { Example } from '@/content/examples/example';
import { exampleSite, examples } from '@/content/examples/examples';
import { examplePicture } from '@/scenes/examples/examplePicture';
import type { ExampleFile } from './browser/loadExample';

/** @throws Error when there is no such example */
function exampleOf(slug: string): Example {
  const example = examples.find((one) => one.slug === slug);
  if (!example) throw new Error(`there is no example ${slug}`);
  return example;
}

/** The file of an example, which the browser loads. @throws Error when there is no such example */
export function exampleFile(slug: string): ExampleFile {
  const { trade, nameWords, choice, answers, questions, ...shown } = exampleOf(slug);
  const tapped = Object.entries(questions).map(([name, { words, ...question }]) => [
    name,
    question,
  ]);
  return {
    ...shown,
    questions: Object.fromEntries(tapped),
    kind: exampleSite.website(trade),
    picture: examplePicture(shown.look),
  };
}

/** The file with all questions that an example knows. @throws Error when there is no such example */
export function answersFile(slug: string): Answers {
  const { questions, answers } = exampleOf(slug);
  const { spanish, ...english } = questions;
  const known = ({ books, ...answer }: Answer): Question => ({
    ...answer,
    books: typeof books === 'string' ? questions[books].books : books,
  });
  return {
    en: [...Object.values(english), ...[...answers.en, ...sharedInEnglish].map(known)],
    es: [spanish, ...[...answers.es, ...sharedInSpanish].map(known)],
  };
}
