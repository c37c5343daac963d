import localFont from 'next/font/local';
import { css } from 'styled-components';
import { typefaceStyle } from './everyLook';

const salonFont = localFont({
  src: '../../../styles/fonts/salon.woff2',
  weight: '600',
  preload: false,
  adjustFontFallback: false,
  // The font's own metrics leave a gap above the masthead.
  declarations: [
    { prop: 'ascent-override', value: '85%' },
    { prop: 'descent-override', value: '30%' },
  ],
});

export const salon = css`
  ${typefaceStyle('salon', salonFont)}
  --example-tracking: -0.02em;
  --example-rule: 1px solid var(--example-line);
  --cover: calc(100cqi - 2 * var(--example-side));
  --name-size: calc(var(--cover) / 6.65);
  --name-stretch: 1.1;
  grid-template: 'name name' 'picture menu' 'picture pitch' 1fr 'picture offers' / 40cqi minmax(0, 1fr);
  padding-right: var(--example-side);
  @container (min-width: 62rem) {
    --words: var(--example-words, 38cqi);
    --cover: calc(100cqi - var(--words) - var(--example-side));
    grid-template: 'picture name' 'picture menu' 'picture pitch' 1fr 'picture offers' / calc(var(--words) - 5cqi) 1fr;
  }
  /* A visitor's shop name takes one line, or two in smaller type. */
  [data-shows='name'] {
    padding-block: min(1.5rem, 3.4cqi) 0.12em;
    color: var(--example-accent);
    line-height: 1.1;
    @container (min-width: 62rem) { padding-left: 4.5cqi; }
    &[data-painted] {
      --in-one-line: calc(var(--cover) / var(--painted-width));
      --in-two-lines: calc(150cqi / var(--painted-width));
      font-size: clamp(min(1.375rem, var(--in-two-lines)), var(--in-one-line), var(--name-size));
    }
  }
  [data-shows='menu'], [data-shows='pitch'], [data-shows='offers'] { margin-left: 5cqi; padding-inline: 0; }
  [data-shows='menu'] {
    justify-content: start;
    border-block: 1px solid;
    > * { padding-inline: 0 1.4em; }
    @container (max-width: 30rem) { padding-left: 0; }
  }
  /* Small enough that the longest word fits the narrowest column. */
  [data-shows='headline'] { font-size: min(clamp(1.375rem, 4.8cqi, 2.75rem), 9.2cqi); }
  [data-shows='action'] {
    align-items: end;
    padding: 0 0 0.15em;
    border: solid;
    border-width: 0 0 2px;
    background: none;
    color: inherit;
  }
  [data-shows='picture'] {
    padding: 2cqi;
    background: var(--example-accent);
  }
  [data-shows='offers'] {
    grid-template-columns: none;
    padding-bottom: 0.8em;
    > div { display: flex; justify-content: space-between; padding-block: 0.4em; }
    dd { white-space: nowrap; }
  }
`;
