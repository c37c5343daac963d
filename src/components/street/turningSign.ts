import { css, keyframes } from 'styled-components';

/** A sign is turned: the side that was seen goes out of sight, then the other one comes. */
export const turnAway = keyframes`
  0%, 50% { transform: none; }
  75%, 100% { transform: scaleX(0); }
`;
export const turnTo = keyframes`
  0%, 75% { transform: scaleX(0); }
`;

/** Between two turns one side is seen: the other one is edge on. */
export const signAtRest = css`
  [href^='#street-sign'] { transform-box: fill-box; transform-origin: center; }
  [href^='#street-sign'][href$='-back'] { transform: scaleX(0); }
`;
