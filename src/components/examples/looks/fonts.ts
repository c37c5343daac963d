import localFont from 'next/font/local';

// Made by `npm run fonts`. Each loads once its example is seen. Written out, because next/font reads them without
// running them.

export const plumberFont = localFont({
  src: '../../../styles/fonts/plumber.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});

export const dentistFont = localFont({
  src: '../../../styles/fonts/dentist.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});

export const salonFont = localFont({
  src: '../../../styles/fonts/salon.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
  // The file's own metrics leave too much space above the masthead.
  declarations: [
    { prop: 'ascent-override', value: '85%' },
    { prop: 'descent-override', value: '30%' },
  ],
});

export const bakeryFont = localFont({
  src: '../../../styles/fonts/bakery.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});

export const autoFont = localFont({
  src: '../../../styles/fonts/auto.woff2',
  weight: '400 800',
  preload: false,
  adjustFontFallback: false,
});
