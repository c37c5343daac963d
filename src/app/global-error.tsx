'use client';

import { ErrorMessage, type ErrorMessageProps } from '@/components/sections/ErrorMessage';
import { errorPage } from '@/content/copy/errorPage';
import { useServedPage } from './useServedPage';

/**
 * Replaces the document when the layout itself failed. Without styles, because the
 * pages' policies allow only those of the build.
 */
export default function GlobalError({ retry }: ErrorMessageProps) {
  const served = useServedPage();
  return (
    <html lang="en">
      <head>
        <title>{errorPage.heading}</title>
        <meta name="color-scheme" content="dark" />
      </head>
      <body>{served ? <div ref={served} /> : <ErrorMessage retry={retry} />}</body>
    </html>
  );
}
