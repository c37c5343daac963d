import localFont from 'next/font/local';

/**
 * `npm run fonts` makes the files. Options are literal: next/font does not run this code. Preloads in the head delay
 * Chromium's first paint by up to 0.5 s on a slow phone, so the build adds them behind the first screen.
 */
export const displayFont = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display',
  weight: '650',
  preload: false,
  adjustFontFallback: false,
});

/** Accents and rare characters, loaded only by pages that contain one. */
export const displayAccents = localFont({
  src: './fonts/display-accents.woff2',
  variable: '--font-display-accents',
  weight: '650',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-FF' }],
});

export const textFont = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
});

export const textAccents = localFont({
  src: './fonts/text-accents.woff2',
  variable: '--font-text-accents',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-FF' }],
});
