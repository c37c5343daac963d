import { css } from 'styled-components';
import { composeLook } from '../composeLook';
import { typefaceStyle } from '../lookStyle';
import { dentistLetters, dentistWords } from './fonts';

const sheet = css`
  ${typefaceStyle({ name: 'dentist', words: dentistWords, letters: dentistLetters })}
  --example-side: clamp(1rem, 5.5cqi, 2.5rem);
  --example-rule: 1px solid var(--example-line);
  @container (min-width: 30.01rem) {
    grid-template: 'name menu' 'pitch picture' 1fr 'offers offers' / minmax(0, 1fr) auto;
  }
`;

const name = css`
  font-size: 1.35em;
`;

/* Stands on the line above the offers. */
const picture = css`
  align-self: end;
  width: clamp(9rem, 40cqi, 22rem);
  padding-right: var(--example-side);
  svg { display: block; }
  @container (max-width: 30rem) { justify-self: center; width: 5rem; padding: 0; }
`;

const headline = css`
  font-size: clamp(1.5rem, 6.6cqi, 3.5rem);
`;

const action = css`
  border-radius: 2em;
`;

const offers = css`
  text-align: center;
  > div + div { border-left: var(--example-rule); }
`;

/** Airy: thin lines, and a tooth at the window. */
export const dentist = composeLook({
  sheet,
  name,
  picture,
  headline,
  action,
  offers,
});
