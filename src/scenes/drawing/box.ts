import { css } from 'styled-components';

/** Root of every scene: fills its positioned container and clips its content. */
export const sceneBox = css`
  position: absolute;
  inset: 0;
  overflow: clip;
`;

/**
 * Root of a scene below the first screen: laid out only near the viewport, as long as its section is (`data-below`).
 * Nothing shifts, because its size does not depend on its content.
 */
export const deferredSceneBox = css`
  ${sceneBox}
  @media (scripting: enabled) { [data-below] & { content-visibility: auto; } }
`;
