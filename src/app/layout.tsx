import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { site, tagline } from '@/content/site';
import { siteLanguage } from '@/lib/text/language';
import { displayAccents, displayFont, textAccents, textFont } from '@/styles/fonts';
import { theme } from '@/styles/theme';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.name} | ${tagline}`, template: `%s | ${site.name}` },
  // Numbers in prices and copy are not phone numbers.
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

/**
 * Header, footer and styles are in `PageFrame`, because a layout does not know its page. `suppressHydrationWarning` marks
 * elements that `/site.js` may change before React hydrates.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={siteLanguage} className={typefaces} suppressHydrationWarning>
      <head>
        {/* A module runs once the page is parsed. */}
        <script type="module" src="/site.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}
