import styled, { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { buildingStyles } from './buildingStyles';
import { travel, wires } from './wires';

/** Seconds into the hero's only turn at which each customer's window lights, and between cause and effect. */
const firstEvent = 1;
const betweenEvents = 1.7;
const wireTime = 0.9;

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
const breathe = keyframes`
  50% { opacity: 0.45; }
`;
const pulses = wires.map(
  (wire) => keyframes`
    ${travel(wire)}
  `,
);

const event = (index: number) => {
  const times = eventTimes[index];
  return css`
    .awake.e${index + 1} { animation: ${appear} 350ms ease-out ${times?.window}s backwards; }
    .pulse.e${index + 1} { animation: ${pulses[index]} ${wireTime}s ease-in-out ${times?.pulse}s; }
    .printed .e${index + 1} { animation: ${print} 300ms ease-out ${times?.done}s backwards; }
  `;
};

/** The drawing of the street; its palette is the hour's. */
export const Street = styled.svg`
  ${buildingStyles}

  &[data-time='night'] {
    .halo { animation: ${breathe} 5s ease-in-out infinite; }
    .printed path { transform-box: fill-box; transform-origin: left; }
    ${media.motion} { ${event(0)} ${event(1)} ${event(2)} }
  }

  &[data-time='morning'] {
    --far: #6d9a90;
    --hill: ${theme.color.morningHill};
    --street: ${theme.color.morningStreet};
    --wall: #173a43;
    --edge: #5b8f92;
    --dark: #0f2d36;
    --stripe: #d9793f;
    --awning: #f0b56a;
    .awake { fill: var(--dark); stroke: var(--edge); stroke-opacity: 0.5; }
    .spill { display: none; }
    .board { fill: ${theme.color.signal}; stroke: none; }
    .word { fill: ${theme.color.onSignal}; font-size: 13px; }
    .halo { opacity: 0.3; }
  }

  ${media.forcedColors} { .moon, .spill { display: none; } }
`;
