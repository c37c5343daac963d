import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export const tile = (chosen: string, unavailable: string) => css`
  display: grid;
  place-content: center;
  border: 1px solid ${theme.color.choice};
  border-radius: ${theme.radius.small};
  background: ${theme.color.raised};
  text-align: center;
  cursor: pointer;

  &:hover { border-color: ${theme.color.cool}; background: ${theme.color.coolDeep}; }
  /* Visible without color, too. */
  &${unavailable} {
    border-color: transparent;
    background: none;
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  &${chosen} {
    border-color: ${theme.color.signal};
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
  }
  ${media.forcedColors} {
    &${unavailable} { border-color: Canvas; color: GrayText; }
    &${chosen} {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
