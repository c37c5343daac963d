import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { Example } from '@/content/examples/example';
import { examplePath } from '@/lib/paths';

/** What turns the example website and the conversation of a page into another example's. */
export interface ExampleFile
  extends Omit<Example, 'answers' | 'trade' | 'nameWords' | 'choice' | 'opening'> {
  /** Its website's name for screen readers. */
  kind: string;
  /** The svg element of its picture. */
  picture: string;
  /** Answers to what visitors type, in order of preference. */
  answers: readonly NamedAnswer[];
}

/** Loaded examples, so that one can be chosen again without a network. */
const loaded = new Map<string, Promise<ExampleFile>>();

/**
 * Loads an example once.
 *
 * @throws when it cannot be loaded; the next call tries again
 */
export function loadExample(slug: string): Promise<ExampleFile> {
  const file = loaded.get(slug) ?? load(examplePath(slug));
  loaded.set(slug, file);
  file.catch(() => loaded.delete(slug));
  return file;
}

async function load(address: string): Promise<ExampleFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
