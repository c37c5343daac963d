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

/** An input as large as what it stands in and not seen itself, since that shows its state. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
`;
