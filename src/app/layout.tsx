import type { ReactNode } from 'react';
import { displayFont, textFont } from '@/styles/fonts';
import { GlobalStyle } from '@/styles/GlobalStyle';
import { theme } from '@/styles/theme';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${displayFont.variable} ${textFont.variable}`}>
      <body>
        <theme.GlobalStyle theme={theme.raw} />
        <GlobalStyle />
        <main>{children}</main>
      </body>
    </html>
  );
}
