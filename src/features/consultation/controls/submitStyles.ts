import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export const statusBox = css`
  align-items: center;
  padding: ${theme.space.x3} min(${theme.space.x4}, 5vw);
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.small};
  background: color-mix(in srgb, ${theme.color.ink} 45%, transparent);
  line-height: 1.45;

  &[data-chosen] { border-color: ${theme.color.signal}; background: ${theme.color.signalDeep}; }
  strong { font-weight: ${theme.weight.strong}; }
  small { display: block; color: ${theme.color.muted}; font-size: inherit; }
  small:empty { display: none; }
`;

/** For a line with a chosen call, which may add the time on the visitor's own clock. */
export const callLine = css`
  min-height: calc(3lh + 2 * ${theme.space.x3});
  @media (min-width: 80em) { min-height: calc(2lh + 2 * ${theme.space.x3}); }
`;

/** For the submit button's container. */
export const disabledButton = css`
  && button:disabled {
    border-color: ${theme.color.control};
    background: ${theme.color.raised};
    box-shadow: none;
    color: ${theme.color.muted};
    cursor: not-allowed;
    ${media.forcedColors} { border-color: GrayText; background: Canvas; color: GrayText; }
  }
`;
