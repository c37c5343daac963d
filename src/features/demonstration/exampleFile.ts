import { exampleSite, examples } from '@/content/examples/examples';
import { examplePicture } from '@/scenes/examples/examplePicture';
import type { ExampleFile } from './browser/loadExample';

/** The file of an example, which the browser loads. @throws Error when there is no such example */
export function exampleFile(slug: string): ExampleFile {
  const example = examples.find((one) => one.slug === slug);
  if (!example) throw new Error(`there is no example ${slug}`);
  const { trade, nameWords, choice, opening, ...shown } = example;
  return { ...shown, kind: exampleSite.website(trade), picture: examplePicture(shown.look) };
}
