import localFont from 'next/font/local';
import { css } from 'styled-components';
import { typefaceStyle } from './everyLook';

const bakeryFont = localFont({
  src: '../../../styles/fonts/bakery.woff2',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
});

export const bakery = css`
  ${typefaceStyle('bakery', bakeryFont)}
  --example-rule: 2px solid var(--example-line);
  --scallop: clamp(0.6rem, 2.6cqi, 1.1rem);
  grid-template: 'name menu' 'pitch picture' 1fr 'offers offers' / minmax(0, 1fr) auto;
  &::after {
    content: '';
    grid-area: 2 / 1 / 3 / -1;
    align-self: start;
    height: var(--scallop);
    margin-top: -1px;
    background: radial-gradient(circle at 50% 0, var(--example-bag) 70%, transparent 72%)
      0 0 / calc(2 * var(--scallop)) 100%;
    background-repeat: round;
  }
  @container (max-width: 30rem) {
    &::after { grid-row: 3 / 4; }
    grid-template: 'name name' 'menu menu' 'pitch picture' 1fr 'offers offers' / minmax(0, 1fr) auto;
  }
  [data-shows='name'], [data-shows='menu'] { background: var(--example-bag); color: var(--example-on-bag); }
  --name-size: 1.6em;
  --name-stretch: 1.2;
  [data-shows='menu'] { font-weight: 600; }
  [data-shows='pitch'] {
    padding-top: calc(var(--scallop) + 1.2em);
    margin-right: calc(-0.9 * var(--example-spare));
    padding-bottom: calc(1em + 0.4 * var(--example-spare));
  }
  [data-shows='headline'] {
    font-size: calc(clamp(2rem, 8.6cqi, 5rem) + 0.14 * var(--example-spare));
    line-height: 0.98;
  }
  [data-shows='action'] { border-radius: 2em 2em 0.6em 0.6em; }
  [data-shows='picture'] {
    align-self: end;
    width: calc(clamp(8rem, 42cqi, 26rem) + 0.35 * var(--example-spare));
    justify-self: end;
    margin-left: calc(-1.2 * var(--example-spare));
    padding-right: var(--example-side);
  }
  [data-shows='offers'] { dd { font-size: 1.15em; } }
`;
