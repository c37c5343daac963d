import { useLayoutEffect, useRef, useState } from 'react';
import { errorPage } from '@/content/copy/errorPages';

export interface FailedPageProps {
  retry: () => void;
}

/** Replaces a failed page with an error, unless its form works without script. */
export function FailedPage({ retry }: FailedPageProps) {
  const container = useRef<HTMLDivElement>(null);
  // On the first render, the failed page is still in the document.
  const [page] = useState(() => [...document.querySelectorAll('head > style, #page')]);
  const hasForm = page.some((element) => element.querySelector('form[action]'));

  useLayoutEffect(() => container.current?.append(...page), [page]);

  if (hasForm) return <div ref={container} />;
  return (
    <main id="content" className="message">
      <h1>{errorPage.heading}</h1>
      <p>{errorPage.text}</p>
      <p>
        <button type="button" className="button" data-variant="primary" onClick={() => retry()}>
          {errorPage.retry}
        </button>{' '}
        <a className="button" data-variant="secondary" href="/">
          {errorPage.home}
        </a>
      </p>
    </main>
  );
}
