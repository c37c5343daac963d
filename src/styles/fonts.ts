import localFont from 'next/font/local';

/** Bricolage Grotesque, the display face. Self-hosted and preloaded; its fallback is in fallbackFonts.ts. */
export const displayFont = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-display',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: false,
});

/** Figtree, the text face. */
export const textFont = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: false,
});
