import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { site, tagline } from '@/content/site';
import { siteLanguage } from '@/lib/text/language';
import { displayAccents, displayFont, textAccents, textFont } from '@/styles/fonts';
import { theme } from '@/styles/theme';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.name} | ${tagline}`, template: `%s | ${site.name}` },
  formatDetection: { telephone: false },
  icons: {
    icon: { url: '/icon.svg', type: 'image/svg+xml' },
    apple: { url: '/apple-icon.png', type: 'image/png', sizes: '180x180' },
  },
};

export const viewport: Viewport = { themeColor: theme.raw.color.ink, colorScheme: 'dark' };

const typefaces = [displayFont, displayAccents, textFont, textAccents]
  .map(({ variable }) => variable)
  .join(' ');

/** `PageFrame` has the rest: layouts do not get their page. `/site.js` may change these elements before hydration. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={siteLanguage} className={typefaces} suppressHydrationWarning>
      <head>
        <script type="module" src="/site.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}
