/** `/examples.js`, loaded when the example is near. */
import { conversationId } from '@/components/examples/elementIds';
import type { LinkedQuestion } from '@/content/examples/example';
import { enhanceCall } from './call/call';
import { converse } from './converse';
import { type ExampleData, fillExample } from './fillExample';

declare global {
  /** scripts/siteScript.ts defines it. */
  var exampleList: readonly ExampleData[];
}

let conversation: ReturnType<typeof converse> | undefined;
let phoneCall: ReturnType<typeof enhanceCall> | undefined;

// A held key is one press.
document.addEventListener('keydown', (event) => {
  const isInExample = (event.target as Element).closest('[data-example] button') !== null;
  if (event.repeat && event.key === 'Enter' && isInExample) event.preventDefault();
});

// Firefox loads one typeface of a list at a time, so the fallback comes first.
for (const face of document.fonts ?? []) {
  if (face.family.includes('fallback')) face.load().catch(() => undefined);
}

/** Ignores an unknown example. */
export function showExample(slug: string): void {
  const example = exampleList.find((one) => one.slug === slug);
  const here = document.getElementById(conversationId);
  const place = here?.closest<HTMLElement>('[data-example]');
  if (!example || !here || !place) return;
  const isShown = place.dataset.example === slug;
  if (conversation && isShown) return;
  if (!isShown) fillExample(place, example);
  place.dataset.example = slug;
  phoneCall ??= enhanceCall(here, () => conversation?.settle());
  phoneCall.show(example);
  if (conversation) conversation.start(example);
  else conversation = converse(here, example);
}

/**
 * Asks the shown example one of its questions.
 *
 * @param isLate whether the visitor has pressed it a while ago, and may have scrolled since
 * @returns whether there is a conversation that answers it
 */
export function askExample(question: LinkedQuestion, isLate = false): boolean {
  phoneCall?.end();
  conversation?.ask(question);
  if (isLate) conversation?.settle(false);
  return conversation !== undefined;
}
