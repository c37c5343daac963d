import styled from 'styled-components';
import { baseParts } from '../baseParts';
import { paletteStyle, typefaceStyle } from '../lookStyle';
import { dentistLetters, dentistWords } from './fonts';
import { palette } from './palette';

const Sheet = styled(baseParts.Sheet)`
  ${paletteStyle(palette)}
  ${typefaceStyle({ name: 'dentist', words: dentistWords, letters: dentistLetters, weight: 500 })}
  --example-side: clamp(1rem, 5.5cqi, 2.5rem);
  --example-rule: 1px solid var(--example-line);
  text-align: center;
`;

const Name = styled(baseParts.Name)`
  font-size: 1.35em;
`;

const Picture = styled(baseParts.Picture)`
  place-self: center;
  width: clamp(4.25rem, 19cqi, 9.25rem);
`;

const Pitch = styled(baseParts.Pitch)`
  justify-items: center;
`;

const Headline = styled(baseParts.Headline)`
  max-width: 14em;
  font-size: clamp(1.5rem, 5.6cqi, 3.25rem);
`;

const Action = styled(baseParts.Action)`
  border-radius: 2em;
`;

const Offers = styled(baseParts.Offers)`
  > div + div { border-left: var(--example-rule); }
`;

/** Airy: everything in the middle, thin lines, much room. */
export const dentist = { Sheet, Name, Picture, Pitch, Headline, Action, Offers };
