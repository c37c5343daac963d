import { css } from 'styled-components';
import { theme } from '@/styles/theme';

/**
 * A tile behind its text: `:has(:checked)` is restyled at each keystroke. In WebKit, arrow keys set no
 * `:focus-visible`.
 */
export const radioTile = css`
  appearance: none;
  width: 100%;
  height: 100%;
  margin: 0;
  cursor: pointer;

  &:focus { outline: 2px solid ${theme.color.control}; outline-offset: 3px; }
  &:focus-visible { outline: 3px solid ${theme.color.signal}; }
  ~ * { pointer-events: none; }
`;
