import type { Metadata, Viewport } from 'next';
import { type ReactNode, ViewTransition } from 'react';
import { AnswerEarlyTap } from '@/components/layout/AnswerEarlyTap';
import { noteEarlyTap } from '@/components/layout/earlyTap';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { RouteArrival } from '@/components/layout/RouteArrival';
import { SkipLink } from '@/components/layout/SkipLink';
import { SceneWatch } from '@/components/scenes/SceneWatch';
import { site, tagline } from '@/content/site';
import { displayFont, textFont } from '@/styles/fonts';
import { GlobalStyle } from '@/styles/GlobalStyle';
import { theme } from '@/styles/theme';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.name} | ${tagline}`, template: `%s | ${site.name}` },
  // Numbers in prices and copy are not phone numbers.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: theme.raw.color.ink, colorScheme: 'dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`${displayFont.variable} ${textFont.variable}`}
      data-scroll-behavior="smooth"
    >
      <body>
        <theme.GlobalStyle theme={theme.raw} />
        <GlobalStyle />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site */}
        <script dangerouslySetInnerHTML={{ __html: noteEarlyTap }} />
        <AnswerEarlyTap />
        <RouteArrival />
        <SceneWatch />
        <SkipLink />
        <Header />
        <main id="content" tabIndex={-1}>
          <ViewTransition default="page">{children}</ViewTransition>
        </main>
        <Footer />
      </body>
    </html>
  );
}
