import localFont from 'next/font/local';

/**
 * Bricolage Grotesque, the display face, in its one weight. The files are made by `npm run fonts`;
 * the fallback faces are in fallbackFonts.ts.
 */
export const displayFont = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display',
  weight: '400 800',
  display: 'swap',
  adjustFontFallback: false,
});

/** Figtree, the text face. */
export const textFont = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: false,
});
