import { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { travel, wires } from './wires';

/** Seconds: the sign says the old word as long as it turns; then come the events, within six seconds all. */
const signTime = 1.4;
const firstEvent = 1.3;
const betweenEvents = 1.2;
const wireTime = 0.85;

/** When the parts of an event begin: the window, then the pulse, then what the shop makes of it. */
export const eventTimes = [0, 1, 2].map((index) => {
  const window = firstEvent + index * betweenEvents;
  const pulse = window + 0.3;
  return { window: seconds(window), pulse: seconds(pulse), done: seconds(pulse + wireTime) };
});

function seconds(time: number): string {
  return time.toFixed(2);
}

const turnAway = keyframes`
  0%, 50% { transform: none; }
  75%, 100% { transform: scaleX(0); }
`;
const turnTo = keyframes`
  0%, 75% { transform: scaleX(0); }
`;
/* It comes up behind the hills and goes around a point in the shop. */
const rise = keyframes`
  from { transform: rotate(50deg); }
`;
const appear = keyframes`
  from { opacity: 0; }
`;
const print = keyframes`
  from { opacity: 0; transform: scaleX(0); }
`;
const flare = keyframes`
  30% { transform: scale(3); }
`;
const look = keyframes`
  20%, 75% { transform: translateX(3px) rotate(14deg); }
`;
const wag = keyframes`
  25% { transform: rotate(34deg); }
  55% { transform: rotate(-8deg); }
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

const [first, second, third] = eventTimes;
const flares = css`${flare} 600ms ease-out ${first?.done}s, ${flare} 600ms ease-out ${second?.done}s, ${flare} 600ms ease-out ${third?.done}s`;

/**
 * The hero's only turn: the sign is turned and the moon comes up; each window lights, its pulse travels,
 * the light on the mast takes it, the shop's screen prints a line. The cat looks at the second window.
 * In the morning the sign is turned back when its section, which sets `--closing`, is in view.
 */
export const nightTurn = css`
  [data-time='night'] .printed path { transform-box: fill-box; transform-origin: left; }
  .moonrise { transform-origin: 1200px 400px; }
  .halo + .signal { transform-origin: 1090px 240px; }
  .head { transform-origin: 1006px 262px; }
  .tail { transform-origin: 982px 283px; }
  ${media.motion} {
    [data-time='night'] .turned { animation: ${turnAway} ${signTime}s; }
    [data-time='night'] .side { animation: ${turnTo} ${signTime}s; }
    [data-time='night'] .moonrise { animation: ${rise} 4.4s cubic-bezier(0.3, 0.2, 0.3, 1) 0.4s backwards; }
    [data-time='night'] .halo + .signal { animation: ${flares}; }
    [data-time='night'] .head { animation: ${look} 2s ease-in-out ${second?.window}s; }
    [data-time='night'] .tail { animation: ${wag} 1.2s ease-in-out ${second?.pulse}s; }
    ${event(0)} ${event(1)} ${event(2)}

    @supports (animation-timeline: view()) {
      [data-time='morning'] {
        .turned { animation: ${turnAway} auto; }
        .side { animation: ${turnTo} auto; }
        :is(.turned, .side) { animation-timeline: --closing; animation-range: entry-crossing calc(100% - 10rem) entry-crossing calc(100% + 5rem); }
      }
    }
  }
`;
