import { css } from 'styled-components';
import { theme } from '@/styles/theme';

/**
 * Style of a radio button that is the tile itself, behind its words, which follow it: no style asks what an element
 * contains, which would restyle it at each letter. A quiet line after a click, and in WebKit, where a radio button
 * that an arrow key has reached is not `:focus-visible`.
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
