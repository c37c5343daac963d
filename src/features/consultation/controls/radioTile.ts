import { css } from 'styled-components';
import { theme } from '@/styles/theme';

/**
 * A tile behind the text that follows it: `:has(:checked)` would be restyled at each letter. In WebKit, a radio button
 * reached by an arrow key is not `:focus-visible`.
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
