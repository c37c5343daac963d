'use client';

import { FailedPage, type FailedPageProps } from '@/components/sections/FailedPage';
import { errorPage } from '@/content/copy/errorPages';
import { siteLanguage } from '@/lib/text/language';

/** Unstyled: policies allow only the build's styles. */
export default function GlobalError({ retry }: FailedPageProps) {
  return (
    <html lang={siteLanguage}>
      <head>
        <title>{errorPage.heading}</title>
        <meta name="color-scheme" content="dark" />
      </head>
      <body>
        <FailedPage retry={retry} />
      </body>
    </html>
  );
}
