import { css } from 'styled-components';
import { theme } from './theme';

/** The one container: page width, with the gutter on both sides. */
export const container = css`
  width: 100%;
  max-width: calc(${theme.width.page} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;
