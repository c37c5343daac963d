'use client';

import { FailedPage, type FailedPageProps } from '@/components/sections/FailedPage';
import { errorPage } from '@/content/copy/errorPages';
import { siteLanguage } from '@/lib/text/language';

/** Has no styles, because policies allow only those of the build. */
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
