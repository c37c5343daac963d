import { css } from 'styled-components';
import { theme } from '@/styles/theme';
import { composeLook } from '../composeLook';
import { paletteStyle } from '../lookStyle';
import { palette } from './palette';

const sheet = css`
  ${paletteStyle(palette)}
  --example-typeface: ${theme.font.display};
  --example-letters: ${theme.font.display};
  --example-fallback: ${theme.font.display};
  --example-weight: ${theme.weight.display};
  --example-rule: 2px solid var(--example-pen);
`;

const name = css`
  font-size: 1.5em;
`;

/** The picture of the shop. */
const picture = css`
  position: relative;
  min-height: clamp(3.5rem, 14cqi, 7.5rem);
`;

const pitch = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
`;

const headline = css`
  flex: 100%;
  font-size: clamp(1.5rem, 5.4cqi, 3.25rem);
`;

const action = css`
  border-radius: 0.4em;
`;

/** Neutral: the shop above the words, in the site's own typeface. */
export const general = composeLook({ sheet, name, picture, pitch, headline, action });
