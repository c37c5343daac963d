import { exampleSite, examples } from '@/content/examples/examples';
import { addressOf } from '@/lib/text/addressOf';
import { examplePicture } from '@/scenes/examples/examplePicture';
import type { ExampleFile } from './browser/fillExample';

/** The file of an example, which the browser loads. @throws Error when there is no such example */
export function exampleFile(trade: string): ExampleFile {
  const example = examples.find(({ slug }) => slug === trade);
  if (!example) throw new Error(`there is no example ${trade}`);
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

/** Texts by what shows them: `menu-0`, `menu-1`, … */
const numbered = (what: string, texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, index) => [`${what}-${index}`, text]));
