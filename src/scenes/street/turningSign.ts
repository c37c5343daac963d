import { keyframes } from 'styled-components';
import { anchorOf } from '@/scenes/drawing/readDrawing';

/* A sign has two sides: the visible one narrows to its edge, then the other one widens. */
export const turning = {
  away: '0%, 50% { transform: none; } 75%, 100% { transform: scaleX(0); }',
  to: '0%, 75% { transform: scaleX(0); }',
};
export const turnAway = keyframes`${turning.away}`;
export const turnTo = keyframes`${turning.to}`;

const outside = anchorOf('street', 'arrival');
const atDoor = anchorOf('street', 'arrival-at-door');

/** The way of the part `arrival` to the open door, in the street's units. */
export const arrivalToDoor = { x: atDoor.x - outside.x, y: atDoor.y - outside.y };
