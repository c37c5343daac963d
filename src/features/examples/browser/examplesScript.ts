/** `/examples.js`, loaded when an example is near the window. */
import { conversationId } from '@/content/examples/elementIds';
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

// Firefox loads the faces of a font-family list one by one, so load the fallback first.
for (const face of document.fonts ?? []) {
  if (face.family.includes('fallback')) face.load().catch(() => undefined);
}

export function showExample(slug: string): void {
  const example = exampleList.find((one) => one.slug === slug);
  const panel = document.getElementById(conversationId);
  const website = panel?.closest<HTMLElement>('[data-example]');
  if (!example || !panel || !website) return;
  const isShown = website.dataset.example === slug;
  if (conversation && isShown) return;
  if (!isShown) fillExample(website, example);
  website.dataset.example = slug;
  phoneCall ??= enhanceCall(panel, () => conversation?.settle());
  phoneCall.show(example);
  if (conversation) conversation.start(example);
  else conversation = converse(panel, example);
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
