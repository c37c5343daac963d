'use client';

import { ErrorMessage, type ErrorMessageProps } from '@/components/sections/ErrorMessage';
import { errorPage } from '@/content/errorPage';
import { useServedPage } from './useServedPage';

/**
 * What stands in when the layout itself failed. It brings a document of its own, and no style: the
 * page policies allow only what was there at build time, and here nothing is certain.
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
