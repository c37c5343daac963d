import { css } from 'styled-components';
import { theme } from './theme';

/**
 * For what stands for a radio button: where the focus is. A quiet line after a click, and in WebKit,
 * where a radio button that an arrow key has reached is not `:focus-visible`.
 */
export const choiceFocus = css`
  &:has(:focus) { outline: 2px solid ${theme.color.control}; outline-offset: 3px; }
  &:has(:focus-visible) { outline: 3px solid ${theme.color.signal}; }
`;
