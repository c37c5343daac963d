'use client';

import { errorPage } from '@/content/errorPage';

/**
 * What stands in for a page that failed. Part of every page's script, so it is plain markup with the
 * global classes; the home link is an ordinary one, because the router may be what failed.
 */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <section className="message">
      <h1>{errorPage.heading}</h1>
      <p>{errorPage.text}</p>
      <p className="actions">
        <button type="button" className="button" data-variant="primary" onClick={() => retry()}>
          {errorPage.retry}
        </button>
        <a className="button" data-variant="secondary" href="/">
          {errorPage.home}
        </a>
      </p>
    </section>
  );
}
