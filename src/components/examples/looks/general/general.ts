import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { baseParts } from '../baseParts';
import { paletteStyle } from '../lookStyle';
import { palette } from './palette';

const Sheet = styled(baseParts.Sheet)`
  ${paletteStyle(palette)}
  --example-typeface: ${theme.font.display};
  --example-letters: ${theme.font.display};
  --example-fallback: ${theme.font.display};
  --example-weight: ${theme.weight.display};
  --example-rule: 2px solid var(--example-pen);
`;

const Name = styled(baseParts.Name)`
  font-size: 1.5em;
`;

/** The shop on the street. */
const Picture = styled(baseParts.Picture)`
  position: relative;
  min-height: clamp(3.5rem, 14cqi, 7.5rem);
`;

const Pitch = styled(baseParts.Pitch)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
`;

const Headline = styled(baseParts.Headline)`
  flex: 100%;
  font-size: clamp(1.5rem, 5.4cqi, 3.25rem);
`;

const Action = styled(baseParts.Action)`
  border-radius: 0.4em;
`;

/** Neighborly: the shop on the street, and what it says. In the site's own typeface. */
export const general = { Sheet, Name, Picture, Pitch, Headline, Action };
