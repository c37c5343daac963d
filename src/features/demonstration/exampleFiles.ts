import { answersOf } from '@/content/examples/answers/answersOf';
import { calls } from '@/content/examples/calls';
import type { Example } from '@/content/examples/example';
import { exampleSite, examples } from '@/content/examples/examples';
import { examplePicture } from '@/scenes/examples/examplePicture';
import type { ExampleSiteFile, ExampleTalkFile } from './browser/loadExample';

/** @throws Error when there is no such example */
function exampleOf(slug: string): Example {
  const example = examples.find((one) => one.slug === slug);
  if (!example) throw new Error(`there is no example ${slug}`);
  return example;
}

/** The files of an example, which the browser loads: its website, and what it says. */
export const exampleFiles = {
  site(slug: string): ExampleSiteFile {
    const { look, trade, name, menu, headline, text, action, offers } = exampleOf(slug);
    const kind = exampleSite.website(trade);
    const picture = examplePicture(look);
    return { slug, look, name, menu, headline, text, action, offers, kind, picture };
  },
  talk(slug: string): ExampleTalkFile {
    const { look, name, genericName, questions, customer } = exampleOf(slug);
    const answers = answersOf(slug);
    return { slug, name, genericName, questions, customer, answers, call: calls[look] };
  },
} as const;
