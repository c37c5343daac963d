import { css } from 'styled-components';

/** Every scene's root: it fills the positioned element that it stands in, and nothing of it shows outside. */
export const sceneBox = css`
  position: absolute;
  inset: 0;
  overflow: clip;
`;
