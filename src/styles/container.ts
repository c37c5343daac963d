import { css } from 'styled-components';
import { theme } from './theme';

/** The one container: page width, with the gutter on both sides. */
export const container = css`
  width: 100%;
  max-width: calc(${theme.width.page} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/** Inline padding of a full-width element with content of page width. */
export const pageSides = `max(${theme.space.gutter}, calc((100% - ${theme.width.page}) / 2))`;
