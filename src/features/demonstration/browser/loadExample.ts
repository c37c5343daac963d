import type { Answers } from '@/content/examples/answers/answer';
import type { Example } from '@/content/examples/example';
import { answersPath, examplePath } from '@/lib/paths';

/** What turns the example website and the conversation of a page into another example's. */
export interface ExampleFile extends Omit<Example, 'answers' | 'trade' | 'nameWords' | 'choice'> {
  /** Its website's name for screen readers. */
  kind: string;
  /** The svg element of its picture. */
  picture: string;
}

/** Loaded files by address, so that an example can be chosen again without a network. */
const loaded = new Map<string, Promise<unknown>>();

async function load(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function loadOnce<File>(address: string): Promise<File> {
  const file = loaded.get(address) ?? load(address);
  loaded.set(address, file);
  file.catch(() => loaded.delete(address));
  return file as Promise<File>;
}

/**
 * Loads an example once.
 *
 * @throws when it cannot be loaded; the next call tries again
 */
export const loadExample = (slug: string) => loadOnce<ExampleFile>(examplePath(slug));

/**
 * Loads an example's answers to what visitors type once.
 *
 * @throws when they cannot be loaded; the next call tries again
 */
export const loadAnswers = (slug: string) => loadOnce<Answers>(answersPath(slug));
