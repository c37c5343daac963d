import { css } from 'styled-components';
import { theme } from './theme';

/**
 * Focus style of an element that represents a radio button. A quiet line after a click, and in WebKit,
 * where a radio button that an arrow key has reached is not `:focus-visible`.
 */
export const choiceFocus = css`
  &:has(:focus) { outline: 2px solid ${theme.color.control}; outline-offset: 3px; }
  &:has(:focus-visible) { outline: 3px solid ${theme.color.signal}; }
`;

/** An invisible input that covers its container, which shows its state. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
`;
