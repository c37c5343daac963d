import { css } from 'styled-components';
import { composeLook } from '../composeLook';
import { paletteStyle, typefaceStyle } from '../lookStyle';
import { bakeryLetters, bakeryWords } from './fonts';
import { palette } from './palette';

const sheet = css`
  ${paletteStyle(palette)}
  ${typefaceStyle({ name: 'bakery', words: bakeryWords, letters: bakeryLetters, weight: 400 })}
  --example-rule: 2px dotted var(--example-line);
  --scallop: clamp(0.6rem, 2.6cqi, 1.1rem);
  grid-template: 'name menu' 'pitch picture' 1fr 'offers offers' / minmax(0, 1fr) auto;
  @container (max-width: 30rem) {
    grid-template: 'name name' 'menu menu' 'pitch picture' 1fr 'offers offers' / minmax(0, 1fr) auto;
  }
`;

/** The top of the page is a paper bag; its edge is cut in scallops, which hang below the row. */
const bag = css`
  position: relative;
  background: var(--example-bag);
  color: var(--example-on-bag);
`;

const scallops = css`
  &::after {
    content: '';
    position: absolute;
    inset: calc(100% - 1px) 0 auto;
    height: var(--scallop);
    background: radial-gradient(circle at 50% 0, var(--example-bag) 70%, transparent 72%) 0 0 / calc(2 * var(--scallop)) 100%;
  }
`;

const name = css`
  ${bag}
  font-size: 1.6em;
  @container (min-width: 30.01rem) { overflow: visible; ${scallops} }
`;

const menu = css`
  ${bag}
  ${scallops}
  font-weight: 600;
`;

const pitch = css`
  padding-top: calc(var(--scallop) + 1.2em);
`;

const headline = css`
  font-size: clamp(2rem, 8.6cqi, 5rem);
  line-height: 0.98;
`;

const action = css`
  border-radius: 2em 2em 0.6em 0.6em;
`;

const picture = css`
  align-self: end;
  width: clamp(8rem, 42cqi, 26rem);
  padding-right: calc(0.5 * var(--example-side));
`;

const offers = css`
  dd { font-size: 1.15em; }
`;

/** Warm: a paper bag with scallops over crust brown, and the loaf that just came out. */
export const bakery = composeLook({ sheet, name, menu, pitch, headline, action, picture, offers });
