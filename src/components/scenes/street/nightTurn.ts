import { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { travel, wires } from './wires';

/** Seconds into the hero's only turn at which each customer's window lights, and between cause and effect. */
const firstEvent = 0.4;
const betweenEvents = 1.1;
const wireTime = 0.7;

/** When the parts of an event begin: the window, then the pulse, then what the shop makes of it. */
export const eventTimes = [0, 1, 2].map((index) => {
  const window = firstEvent + index * betweenEvents;
  return { window, pulse: window + 0.35, done: window + 0.35 + wireTime };
});

const appear = keyframes`
  from { opacity: 0; }
`;
const print = keyframes`
  from { opacity: 0; transform: scaleX(0); }
`;
const pulses = wires.map(
  (wire) => keyframes`
    ${travel(wire)}
  `,
);

const event = (index: number) => {
  const times = eventTimes[index];
  return css`
    [data-time='night'] .awake.e${index + 1} { animation: ${appear} 350ms ease-out ${times?.window}s backwards; }
    [data-time='night'] .pulse.e${index + 1} { animation: ${pulses[index]} ${wireTime}s ease-in-out ${times?.pulse}s; }
    [data-time='night'] .printed .e${index + 1} { animation: ${print} 300ms ease-out ${times?.done}s backwards; }
  `;
};

/** The hero's only turn: each window lights, its pulse travels, the shop's screen prints a line. */
export const nightTurn = css`
  [data-time='night'] .printed path { transform-box: fill-box; transform-origin: left; }
  ${media.motion} { ${event(0)} ${event(1)} ${event(2)} }
`;
