import type { Example } from '@/content/examples/example';
import { exampleSite } from '@/content/examples/examples';
import { addressOf } from '@/lib/text/addressOf';
import { examplePicture } from '@/scenes/examples/examplePicture';
import type { ExampleData } from './browser/fillExample';

/** For scripts/siteScript.ts. */
export function exampleData(example: Example): ExampleData {
  const { slug, name, genericName, kind, menu, headline, text, action, promise, offers } = example;
  const { questions, customers, call, isPrivate } = example;
  return {
    slug,
    picture: examplePicture(slug),
    texts: {
      kind: exampleSite.website(kind),
      name,
      answersFor: name,
      called: name,
      genericName,
      address: addressOf(name),
      headline,
      text,
      promise,
      action: action.label,
      ...numbered('menu', Object.keys(menu)),
      ...numbered('offer', Object.keys(offers)),
      ...numbered('price', Object.values(offers)),
    },
    asks: { action: action.asks, ...numbered('menu', Object.values(menu)) },
    questions,
    customers,
    call,
    isPrivate,
  };
}

const numbered = (what: string, texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, index) => [`${what}-${index}`, text]));
