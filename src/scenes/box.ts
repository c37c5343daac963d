import { css } from 'styled-components';

/** Root of every scene: fills the positioned element that it stands in, and clips what goes beyond it. */
export const sceneBox = css`
  position: absolute;
  inset: 0;
  overflow: clip;
`;

/**
 * Root of a scene below the first screen: while the page loads, it is laid out only near the window
 * (src/browser/scenes.ts ends that). Nothing shifts, because its size does not depend on what it contains.
 */
export const deferredSceneBox = css`
  ${sceneBox}
  @media (scripting: enabled) { html:not([data-loaded]) & { content-visibility: auto; } }
`;
