import { keyframes } from 'styled-components';

/* A sign has two sides: the visible one narrows to its edge, then the other one widens. */
export const turnAway = keyframes`0%, 50% { transform: none; } 75%, 100% { transform: scaleX(0); }`;
export const turnTo = keyframes`0%, 75% { transform: scaleX(0); }`;
