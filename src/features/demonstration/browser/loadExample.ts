import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { Call } from '@/content/examples/calls';
import type { Example } from '@/content/examples/example';
import { exampleFile } from '@/lib/paths';

/** What turns an example website of a page into another one. */
export interface ExampleSiteFile
  extends Pick<
    Example,
    'slug' | 'look' | 'name' | 'menu' | 'headline' | 'text' | 'action' | 'offers'
  > {
  /** Its name for screen readers. */
  kind: string;
  /** The svg element of its picture. */
  picture: string;
}

/** What an example says. */
export interface ExampleTalkFile
  extends Pick<Example, 'slug' | 'name' | 'genericName' | 'questions' | 'customer'> {
  /** Answers to what visitors type, in order of preference. */
  answers: readonly NamedAnswer[];
  call: Call;
}

/** Loaded files, so that an example can be chosen again without a network. */
const loaded = new Map<string, Promise<unknown>>();

/** Loads a file once, and again only if that failed. */
function loadOnce(address: string): Promise<unknown> {
  const file = loaded.get(address) ?? load(address);
  loaded.set(address, file);
  file.catch(() => loaded.delete(address));
  return file;
}

async function load(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** @throws when it cannot be loaded; the next call tries again */
export const loadSite = (slug: string) =>
  loadOnce(exampleFile(slug, 'site')) as Promise<ExampleSiteFile>;

/** @throws when it cannot be loaded; the next call tries again */
export const loadTalk = (slug: string) =>
  loadOnce(exampleFile(slug, 'talk')) as Promise<ExampleTalkFile>;
