import localFont from 'next/font/local';
import { css } from 'styled-components';
import { media } from '@/styles/media';
import { typefaceStyle } from './everyLook';

const plumberFont = localFont({
  src: '../../../styles/fonts/plumber.woff2',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
});

export const plumber = css`
  ${typefaceStyle('plumber', plumberFont)}
  --example-tracking: 0.01em;
  --example-case: uppercase;
  grid-template: 'name menu' 'pitch pitch' 1fr 'offers offers' / 1fr auto;
  @container (max-width: 30rem) {
    grid-template: 'name' 'menu' 'pitch' 1fr 'offers' / minmax(0, 1fr);
  }
  [data-shows='name'], [data-shows='menu'] { background: var(--example-bar); color: var(--example-on-bar); }
  [data-shows='menu'] { font-weight: 600; }
  [data-shows='headline'] { font-size: min(13.4cqi, 7.5rem); }
  [data-shows='text'] { max-width: 18em; }
  [data-shows='picture'] {
    grid-area: pitch;
    place-self: end;
    width: max(26cqi, 5.625rem);
    margin: 0 -3cqi -2em;
  }
  ${media.largeText} {
    grid-template: 'name' 'menu' 'pitch' 1fr 'picture' 'offers' / minmax(0, 1fr);
    [data-shows='picture'] { grid-area: picture; margin-top: -1em; }
  }
  [data-shows='offers'] {
    background: var(--example-on-bar);
    dd { color: var(--example-bar); font: 1.6em / 1.2 var(--example-voice); text-transform: uppercase; }
  }
`;
