import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * For an error boundary: keeps the DOM of a failed page that has a form, with everything typed into it.
 * The form works without script, so replacing it with a message would lose a request.
 *
 * @returns a ref for the element that takes the page back; undefined when the failed page had no form
 */
export function useServedPage(): RefObject<HTMLDivElement | null> | undefined {
  const place = useRef<HTMLDivElement>(null);
  // On the first render, the failed page is still in the document.
  const [page] = useState(() => [...document.querySelectorAll('head > style, #page')]);
  const hasForm = page.some((element) => element.querySelector('form'));

  useLayoutEffect(() => place.current?.append(...page), [page]);

  return hasForm ? place : undefined;
}
