import { errorPage } from '@/content/copy/errorPage';

export interface ErrorMessageProps {
  retry: () => void;
}

/** Replaces a page that failed: plain markup with global classes. */
export function ErrorMessage({ retry }: ErrorMessageProps) {
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
