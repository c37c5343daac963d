import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * For an error boundary: keeps a page that has a form as it stands in the document, with what was typed.
 * The form works without script, and a message in its place would be a lost request.
 *
 * @returns the place to put the page back into; undefined where the failed page had no form
 */
export function useServedPage(): RefObject<HTMLDivElement | null> | undefined {
  const place = useRef<HTMLDivElement>(null);
  // While this renders for the first time, the failed page is still in the document.
  const [page] = useState(() => [...document.querySelectorAll('head > style, #page')]);
  const hasForm = page.some((element) => element.querySelector('form'));

  useLayoutEffect(() => place.current?.append(...page), [page]);

  return hasForm ? place : undefined;
}
