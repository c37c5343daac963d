import { exampleSite, examples } from '@/content/examples';
import { examplePicture } from '@/scenes/examples/examplePicture';
import type { ExampleFile } from './browser/loadExample';

/**
 * What the browser loads when a trade is chosen.
 *
 * @returns undefined when there is no such example
 */
export function writeExampleFile(slug: string): ExampleFile | undefined {
  const example = examples.find((one) => one.slug === slug);
  if (!example) return undefined;
  const { nameWords: _, opening, choice, trade, ...shown } = example;
  return { ...shown, kind: exampleSite.website(trade), picture: examplePicture(example.look) };
}
