import { css } from 'styled-components';
import { composeLook } from '../composeLook';
import { typefaceStyle } from '../lookStyle';
import { dentistLetters, dentistWords } from './fonts';

const sheet = css`
  ${typefaceStyle({ name: 'dentist', words: dentistWords, letters: dentistLetters })}
  --example-side: clamp(1rem, 5.5cqi, 2.5rem);
  --example-rule: 1px solid var(--example-line);
  text-align: center;
`;

const name = css`
  font-size: 1.35em;
`;

const picture = css`
  place-self: center;
  width: clamp(4.25rem, 19cqi, 9.25rem);
`;

const pitch = css`
  justify-items: center;
`;

const headline = css`
  max-width: 14em;
  font-size: clamp(1.5rem, 5.6cqi, 3.25rem);
`;

const action = css`
  border-radius: 2em;
`;

const offers = css`
  > div + div { border-left: var(--example-rule); }
`;

/** Airy: centered, with thin lines. */
export const dentist = composeLook({
  sheet,
  name,
  picture,
  pitch,
  headline,
  action,
  offers,
});
