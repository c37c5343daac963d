/** `/examples.js`, loaded when an example is near the window. */
import { conversationId } from '@/components/examples/elementIds';
import type { LinkedQuestion } from '@/content/examples/example';
import { enhanceCall } from './call/call';
import { converse } from './converse';
import { type ExampleData, fillExample } from './fillExample';

declare global {
  /** Defined by scripts/siteScript.ts. */
  var exampleList: readonly ExampleData[];
}

let conversation: ReturnType<typeof converse> | undefined;
let phoneCall: ReturnType<typeof enhanceCall> | undefined;

// Counts a held key as one press.
document.addEventListener('keydown', (event) => {
  const isInExample = (event.target as Element).closest('[data-example] button') !== null;
  if (event.repeat && event.key === 'Enter' && isInExample) event.preventDefault();
});

// Firefox loads a list's typefaces one by one, so the fallback comes first.
for (const face of document.fonts ?? []) {
  if (face.family.includes('fallback')) face.load().catch(() => undefined);
}

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
 * Asks the shown example a question.
 *
 * @param isLate whether the visitor may have scrolled since the press
 * @returns whether a conversation can answer it
 */
export function askExample(question: LinkedQuestion, isLate = false): boolean {
  phoneCall?.end();
  conversation?.ask(question);
  if (isLate) conversation?.settle(false);
  return conversation !== undefined;
}
