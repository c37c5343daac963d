import { css } from 'styled-components';

/** Root of every scene: fills the positioned element that it stands in, and clips what goes beyond it. */
export const sceneBox = css`
  position: absolute;
  inset: 0;
  overflow: clip;
`;

/**
 * Root of a scene below the first screen: laid out and painted only when it is near the window. Its size does not
 * depend on what it contains, so that nothing shifts.
 */
export const deferredSceneBox = css`
  ${sceneBox}
  content-visibility: auto;
`;
