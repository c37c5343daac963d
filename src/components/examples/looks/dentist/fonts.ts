import localFont from 'next/font/local';

/** Made by `npm run fonts`. Loaded once the example is seen. Written out: next/font reads it without running it. */
export const dentistWords = localFont({
  src: './words.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});

/** All letters of the same typeface, for a visitor's own name. */
export const dentistLetters = localFont({
  src: './letters.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});
