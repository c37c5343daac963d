import styled, { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
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
  --far: ${theme.color.duskLow};
  --hill: ${theme.color.hill};
  --street: ${theme.color.street};
  --wall: #1c1440;
  --edge: #6a5a9e;
  --dark: #150f33;
  --stripe: #4a2a63;
  --awning: #2b1c52;
  --inside: ${theme.color.onSignal};

  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  .far { fill: var(--far); }
  .hill { fill: var(--hill); }
  .street { fill: var(--street); }
  .wall, .cat { fill: var(--wall); }
  .edged, .asleep, .line, .wire, .kerb, .lamp, .awning, .board, .cat { stroke: var(--edge); stroke-width: 1.5px; }
  .asleep, .pane { fill: var(--dark); }
  .asleep { stroke-opacity: 0.5; }
  .wire { stroke-opacity: 0.7; stroke-dasharray: 1 5; }
  .thin { stroke-opacity: 0.6; }
  .awning { fill: var(--awning); }
  .stripes { fill: var(--stripe); }
  .window, .signal { fill: ${theme.color.signal}; }
  .inside { fill: var(--inside); }
  .ray { fill: ${theme.color.signalLit}; }
  .frame { stroke: ${theme.color.signalDeep}; stroke-width: 3px; }
  .mark { stroke: ${theme.color.text}; stroke-width: 2.5px; }
  .printed path { stroke: ${theme.color.signal}; stroke-width: 3px; }
  .halo { fill: ${theme.color.signal}; opacity: 0.22; }
  .board { fill: ${theme.color.ink}; }
  .word { fill: ${theme.color.text}; font: ${theme.weight.strong} 11px ${theme.font.text}; letter-spacing: 0.06em; }
  .awake { fill: #d9dcff; }
  .pulse { fill: ${theme.color.signalLit}; stroke: rgb(255 182 72 / 0.3); stroke-width: 8px; opacity: 0; }
  stop { stop-color: ${theme.color.signal}; }
  .faint { display: none; }
  .moon { fill: #f3dcc8; }
  ${media.phone} { .moonrise { display: none; } }

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
