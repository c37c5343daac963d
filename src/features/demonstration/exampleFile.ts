import { exampleSite, examples } from '@/content/examples/examples';
import { addressOf } from '@/lib/text/addressOf';
import { examplePicture } from '@/scenes/examples/examplePicture';
import type { ExampleFile } from './browser/fillExample';

/** The file of an example, which the browser loads. @throws Error when there is no such example */
export function exampleFile(slug: string): ExampleFile {
  const example = examples.find((one) => one.slug === slug);
  if (!example) throw new Error(`there is no example ${slug}`);
  const { name, genericName, trade, headline, text, promise, offers } = example;
  const { look, questions, customers, call, isPrivate } = example;
  const links = { action: example.action, ...numbered('menu', example.menu) };
  return {
    slug,
    look,
    picture: examplePicture(look),
    texts: {
      kind: exampleSite.website(trade),
      name,
      answersFor: name,
      called: name,
      genericName,
      address: addressOf(name),
      headline,
      text,
      promise,
      ...mapValues(links, ({ label }) => label),
      ...mapValues(numbered('offer', offers), ({ what }) => what),
      ...mapValues(numbered('price', offers), ({ price }) => price),
    },
    asks: mapValues(links, ({ asks }) => asks),
    questions,
    customers,
    call,
    isPrivate,
  };
}

/** Items by what shows them: `menu-0`, `menu-1`, … */
const numbered = <Item>(what: string, items: readonly Item[]): Record<string, Item> =>
  Object.fromEntries(items.map((item, index) => [`${what}-${index}`, item]));

const mapValues = <Item>(items: Record<string, Item>, to: (item: Item) => string) =>
  Object.fromEntries(Object.entries(items).map(([what, item]) => [what, to(item)]));
