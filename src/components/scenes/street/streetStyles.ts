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
    --far: #b59aa6;
    --hill: ${theme.color.morningHill};
    --street: ${theme.color.morningStreet};
    --wall: #2f4468;
    --edge: #7f93b8;
    --dark: #9fc0d6;
    --stripe: #d4664a;
    --awning: #f6e3cc;
    --inside: #2f4468;
    .window, .awake { fill: #cfe4ee; }
    .awake { stroke: var(--edge); stroke-opacity: 0.5; }
    .signal { fill: #7f93b8; }
    .frame { stroke: #22345a; }
    .spill, .halo, .ray, .printed { display: none; }
    .kerb { stroke: #c6a584; }
    .board { fill: ${theme.color.text}; stroke: none; }
    .word { fill: #1a2238; }
    .mark { stroke: #f6e3cc; }
    .sun { fill: #fff3d6; }
    .shadow { fill: #8a6a68; opacity: 0.4; }
    .open { fill: #f8d9a8; }
    .person { fill: #1d2b4a; }
    .steam { stroke: #fff3d6; stroke-width: 2px; }
    .cup { fill: #d4664a; }
  }

  /* Where the log hangs, a phone has no sky left for it. */
  ${media.phone} { .moon { display: none; } }
  ${media.forcedColors} { .moon, .spill { display: none; } }
`;
