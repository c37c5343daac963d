import localFont from 'next/font/local';

/** Made by `npm run fonts`. Loaded once the example is seen. Written out: next/font reads it without running it. */
export const salonWords = localFont({
  src: './words.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'ascent-override', value: '85%' },
    { prop: 'descent-override', value: '30%' },
  ],
});

/** All letters of the same typeface, for a visitor's own name. */
export const salonLetters = localFont({
  src: './letters.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'ascent-override', value: '85%' },
    { prop: 'descent-override', value: '30%' },
  ],
});
