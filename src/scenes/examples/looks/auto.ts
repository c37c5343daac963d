import localFont from 'next/font/local';
import { css } from 'styled-components';
import { typefaceStyle } from './everyLook';

const autoFont = localFont({
  src: '../../../styles/fonts/auto.woff2',
  weight: '750',
  preload: false,
  adjustFontFallback: false,
});

export const auto = css`
  ${typefaceStyle('auto', autoFont)}
  --example-tracking: -0.03em;
  --name-size: 1.15em;
  --name-stretch: 1.4;
  --example-rule: 1px solid var(--example-line);
  grid-template: 'name menu' 'pitch offers' auto 'picture picture' 1fr / minmax(0, 1fr) 34%;
  @container (max-width: 30rem) {
    grid-template: 'name' 'menu' 'pitch' 'picture' 1fr 'offers' / minmax(0, 1fr);
  }
  [data-shows='name'] {
    &::before {
      content: '';
      display: inline-block;
      width: 0.75em;
      height: 0.75em;
      margin-right: 0.5em;
      border: 0.22em solid var(--example-accent);
      border-radius: 50%;
    }
  }
  [data-shows='headline'] { font-size: clamp(1.75rem, 7cqi, 4.25rem); }
  [data-shows='text'] { max-width: 24em; }
  [data-shows='picture'] {
    align-self: end;
    height: clamp(5.5rem, 27cqi, 17rem);
    background: linear-gradient(transparent 78%, var(--example-floor) 78%);
    svg { display: block; }
    @container (max-width: 30rem) { height: 5rem; }
  }
  [data-shows='offers'] {
    align-self: center;
    dd { white-space: nowrap; }
    @container (min-width: 30.01rem) {
      grid-template-columns: minmax(0, 1fr);
      padding-left: 0;
      > div { display: flex; justify-content: space-between; gap: 1em; padding-block: 0.6em; border-top: 0; }
      > div + div { border-top: var(--example-rule); }
    }
  }
`;
