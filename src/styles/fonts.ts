import localFont from 'next/font/local';

/**
 * Bricolage Grotesque, the display face, in its one weight. The files are made by `npm run fonts`;
 * the fallback faces are in fallbackFonts.ts.
 */
export const displayFont = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display',
  weight: '400 800',
  adjustFontFallback: false,
});

/** Its accented letters, which the browser loads where a page shows one. */
export const displayAccents = localFont({
  src: './fonts/display-accents.woff2',
  variable: '--font-display-accents',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+C0-FF' }],
});

/** Figtree, the text face. */
export const textFont = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 600',
  adjustFontFallback: false,
});

/** Its accented letters. */
export const textAccents = localFont({
  src: './fonts/text-accents.woff2',
  variable: '--font-text-accents',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+C0-FF' }],
});
