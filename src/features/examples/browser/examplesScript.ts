/** The script of the examples (`/examples.js`), loaded when their place comes near. */
import { conversationId } from '@/components/examples/elementIds';
import type { LinkedQuestion } from '@/content/examples/example';
import { enhanceCall } from './call/call';
import { converse } from './converse';
import { type ExampleFile, examplePath, fillExample } from './fillExample';

let conversation: ReturnType<typeof converse> | undefined;
let phoneCall: ReturnType<typeof enhanceCall> | undefined;
/** The example that was asked for last; one that arrives after it is not shown. */
let wanted = '';
/** Loaded examples by slug, so that one can be chosen again without a network. */
const loaded = new Map<string, Promise<ExampleFile>>();

async function load(slug: string): Promise<ExampleFile> {
  const response = await fetch(examplePath(slug));
  if (!response.ok) throw new Error(`${slug}: ${response.status}`);
  return response.json();
}

/** Loads an example once. @throws when it cannot be loaded; the next call tries again */
function loadExample(slug: string): Promise<ExampleFile> {
  const example = loaded.get(slug) ?? load(slug);
  loaded.set(slug, example);
  example.catch(() => loaded.delete(slug));
  return example;
}

function talkAbout(example: ExampleFile): void {
  const here = document.getElementById(conversationId);
  const shown = here?.closest<HTMLElement>('[data-example]');
  if (!here || !shown) return;
  const isShown = shown.dataset.example === example.slug;
  if (conversation && isShown) return;
  if (!isShown) fillExample(shown, example);
  shown.dataset.example = example.slug;
  phoneCall ??= enhanceCall(here, () => conversation?.settle());
  phoneCall.show(example);
  if (conversation) conversation.start(example);
  else conversation = converse(here, example);
}

/** Shows an example in place of the one before. @throws when it cannot be loaded */
export async function showExample(slug: string): Promise<void> {
  wanted = slug;
  const example = await loadExample(slug);
  if (wanted === slug) talkAbout(example);
}

/** Asks the shown example one of its questions. @returns whether there is a conversation that answers it */
export function askExample(question: LinkedQuestion): boolean {
  phoneCall?.end();
  conversation?.ask(question);
  return conversation !== undefined;
}
