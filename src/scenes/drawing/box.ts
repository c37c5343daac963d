import { css } from 'styled-components';

/** Root of every scene: fills its positioned container and clips its content. Not printed. */
export const sceneBox = css`
  position: absolute;
  inset: 0;
  overflow: clip;
  @media print { display: none; }
`;
