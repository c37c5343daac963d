import { css, keyframes } from 'styled-components';
import { anchorOf } from '@/scenes/drawing/readDrawing';
import { part } from './parts';

/* A sign has two sides: the visible one narrows to its edge, then the other one widens. */
export const turnAway = keyframes`
  0%, 50% { transform: none; }
  75%, 100% { transform: scaleX(0); }
`;
export const turnTo = keyframes`
  0%, 75% { transform: scaleX(0); }
`;

/** Hides the back of the OPEN sign until an animation turns it. */
export const openSignAtRest = css`
  ${part('sign-open', 'sign-open-back')} { transform-box: fill-box; transform-origin: center; }
  ${part('sign-open-back')} { transform: scaleX(0); }
`;

const arrival = anchorOf('street', 'arrival');
const atDoor = anchorOf('street', 'arrival-at-door');

/** Puts the part `arrival` into the open door, where an animation can bring it from the street. */
export const arrivedAtDoor = css`
  ${part('arrival')} { translate: ${atDoor.x - arrival.x}px ${atDoor.y - arrival.y}px; }
`;
