'use client';

import { errorPage } from '@/content/errorPage';
import ErrorPage from './error';

/**
 * What stands in when the layout itself failed. It brings a document of its own, and no style: the
 * page policies allow only what was there at build time, and here nothing is certain.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>{errorPage.heading}</title>
        <meta name="color-scheme" content="dark" />
      </head>
      <body>
        <ErrorPage retry={retry} />
      </body>
    </html>
  );
}
