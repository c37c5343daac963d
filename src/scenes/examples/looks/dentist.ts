import localFont from 'next/font/local';
import { css } from 'styled-components';
import { typefaceStyle } from './everyLook';

const dentistFont = localFont({
  src: '../../../styles/fonts/dentist.woff2',
  weight: '500',
  preload: false,
  adjustFontFallback: false,
});

export const dentist = css`
  ${typefaceStyle('dentist', dentistFont)}
  --example-side: clamp(1rem, 5.5cqi, 2.5rem);
  --example-rule: 1px solid var(--example-line);
  --name-size: 1.35em;
  @container (min-width: 30.01rem) {
    grid-template: 'name menu' 'pitch picture' 1fr 'offers offers' / minmax(0, 1fr) auto;
  }
  [data-shows='pitch'] {
    margin-right: calc(-0.9 * var(--example-spare));
    padding-bottom: calc(1em + 0.6 * var(--example-spare));
  }
  [data-shows='picture'] {
    align-self: end;
    width: calc(clamp(9rem, 40cqi, 22rem) + 0.2 * var(--example-spare));
    justify-self: end;
    margin-left: calc(-1.2 * var(--example-spare));
    padding-right: var(--example-side);
    svg { display: block; }
    @container (max-width: 30rem) { justify-self: center; width: 5rem; padding: 0; }
  }
  [data-shows='headline'] { font-size: calc(clamp(1.5rem, 6.6cqi, 3.5rem) + 0.08 * var(--example-spare)); }
  [data-shows='action'] { border-radius: 2em; }
  [data-shows='offers'] {
    text-align: center;
    > div + div { border-left: var(--example-rule); }
  }
`;
