/**
 * The script of the demonstration (`/demonstration.js`), loaded when an example comes near that it talks about or that
 * the visitor's trade replaces.
 */
import type { QuestionName } from '@/content/examples/example';
import { attributeOf, marked } from '@/lib/marks';
import { conversationId } from '@/lib/paths';
import { enhanceCall, type PhoneCall } from './call/call';
import { type Conversation, converse } from './conversation';
import { areaOf, fillSites, loadTypeface, setOwnText } from './fillSites';
import { type ExampleFile, loadExample } from './loadExample';

let conversation: Conversation | undefined;
let phoneCall: PhoneCall | undefined;
/** The example that was asked for last; one that arrives after it is not shown. */
let wanted = '';

/** Talks about an example, on the page that has the demonstration. */
function talkAbout(example: ExampleFile): void {
  const here = document.getElementById(conversationId);
  const shown = here?.closest(marked('example'));
  if (!here || !shown) return;
  if (conversation && shown.getAttribute(attributeOf('example')) === example.slug) return;
  shown.setAttribute(attributeOf('example'), example.slug);
  setOwnText(areaOf(shown, 'answersFor'), attributeOf('business-name'), example.name);
  setOwnText(areaOf(shown, 'genericName'), attributeOf('business-name'), example.genericName);
  const promise = areaOf(shown, 'promise');
  if (promise) promise.textContent = example.promise;
  const other = areaOf(shown, 'other');
  if (other) {
    other.textContent = example.other.label;
    other.setAttribute('href', example.other.href);
  }
  phoneCall ??= enhanceCall(here);
  phoneCall.show(example);
  if (conversation) conversation.start(example);
  else conversation = converse(here, example);
}

/**
 * Shows an example in the demonstration and, when it is of the visitor's trade, wherever the page has one.
 *
 * @throws when it cannot be loaded
 */
export async function showExample(slug: string, isTheirs: boolean): Promise<void> {
  wanted = slug;
  const example = await loadExample(slug);
  if (wanted !== slug) return;
  if (isTheirs) fillSites(example);
  talkAbout(example);
}

/** Loads examples that may be chosen next. */
export async function prepareExamples(slugs: readonly string[]): Promise<void> {
  await Promise.allSettled(slugs.map(loadExample));
}

/** Loads an example that is about to be chosen, with its typeface. */
export async function prepareExample(slug: string): Promise<void> {
  loadTypeface((await loadExample(slug)).look);
}

/** Asks the shown example one of its questions. */
export function askExample(question: QuestionName): void {
  conversation?.ask(question);
}
