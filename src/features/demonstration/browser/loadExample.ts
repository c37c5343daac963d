import type { Example } from '@/content/example';
import { exampleFile } from '@/lib/paths';

/** An example as the browser loads it. */
export interface ExampleFile extends Omit<Example, 'nameWords' | 'opening' | 'choice' | 'trade'> {
  /** Its name for screen readers. */
  kind: string;
  /** The svg element of its picture. */
  picture: string;
}

/** Loaded examples, so that they can be chosen again without a network. */
const loaded = new Map<string, Promise<ExampleFile>>();

async function load(slug: string): Promise<ExampleFile> {
  const response = await fetch(exampleFile(slug));
  if (!response.ok) throw new Error(`example ${slug}: ${response.status}`);
  return response.json();
}

/**
 * An example, loaded once.
 *
 * @throws when it cannot be loaded; the next call tries again
 */
export function loadExample(slug: string): Promise<ExampleFile> {
  const example = loaded.get(slug) ?? load(slug);
  loaded.set(slug, example);
  example.catch(() => loaded.delete(slug));
  return example;
}
