import localFont from 'next/font/local';

/**
 * The examples' own voices: Fredoka, Anton and Bodoni Moda, cut down to the words set in them by
 * `npm run fonts`. They are loaded once an example is seen; the fallback faces are in
 * fallbackFonts.ts. Each is written out, because next/font reads its options without running them.
 */
export const dentistFont = localFont({
  src: './fonts/dentist.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});

export const plumberFont = localFont({
  src: './fonts/plumber.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});

export const salonFont = localFont({
  src: './fonts/salon.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
  // Its own are made for lines of text; a masthead stands close to the edge.
  declarations: [
    { prop: 'ascent-override', value: '85%' },
    { prop: 'descent-override', value: '30%' },
  ],
});

/** All letters of the same faces, for a visitor's own name: loaded where one is shown. */
export const dentistLetters = localFont({
  src: './fonts/dentist-letters.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});

export const plumberLetters = localFont({
  src: './fonts/plumber-letters.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});

export const salonLetters = localFont({
  src: './fonts/salon-letters.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'ascent-override', value: '85%' },
    { prop: 'descent-override', value: '30%' },
  ],
});
