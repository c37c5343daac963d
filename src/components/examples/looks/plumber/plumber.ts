import styled, { css } from 'styled-components';
import { baseParts } from '../baseParts';
import { paletteStyle, typefaceStyle } from '../lookStyle';
import { plumberLetters, plumberWords } from './fonts';
import { palette } from './palette';

const Sheet = styled(baseParts.Sheet)`
  ${paletteStyle(palette)}
  ${typefaceStyle({ name: 'plumber', words: plumberWords, letters: plumberLetters, weight: 400 })}
  --example-tracking: 0.01em;
  --example-case: uppercase;
  grid-template: 'name menu' 'pitch pitch' 1fr 'offers offers' / 1fr auto;
`;

const bar = css`
  background: var(--example-bar);
  color: var(--example-on-bar);
`;

const Name = styled(baseParts.Name)`
  ${bar}
  font-size: 1.5em;
`;

const Menu = styled(baseParts.Menu)`
  ${bar}
  font-weight: 600;
`;

const Headline = styled(baseParts.Headline)`
  font-size: clamp(2.25rem, 13.4cqi, 7.5rem);
`;

const Text = styled(baseParts.Text)`
  max-width: 18em;
`;

const Picture = styled(baseParts.Picture)`
  grid-area: pitch;
  place-self: end;
  width: max(26cqi, 5.625rem);
  margin: 0 -3cqi -2em;
`;

const Offers = styled(baseParts.Offers)`
  background: var(--example-on-bar);
  dd { color: var(--example-bar); font: 1.6em / 1.2 var(--example-voice); text-transform: uppercase; }
`;

/** Loud: a poster that can be read from across the road. */
export const plumber = { Sheet, Name, Menu, Headline, Text, Picture, Offers };
