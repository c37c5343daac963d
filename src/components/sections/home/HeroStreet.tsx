import styled, { css, keyframes } from 'styled-components';
import { LoggedStreet } from '@/components/street/LoggedStreet';
import { eventTimes, signTime, wirePath, wireTime } from '@/components/street/nightEvents';
import { west } from '@/components/street/StreetUses';
import { turnAway, turnTo } from '@/components/street/turningSign';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';

/**
 * The street at closing time. Its sign is turned and the moon comes up; each customer's window lights,
 * its pulse travels along the wire, the light on the mast takes it and the shop's screen prints a line.
 * It plays once and rests as the whole picture.
 */
export function HeroStreet() {
  return (
    <Evening
      log="night"
      light={streetLights.hero}
      add={['sign-closed-back', 'pulse-1', 'pulse-2', 'pulse-3']}
      omit={[...west, 'lamp', 'lamp-lit']}
    />
  );
}

/* It comes up behind the hills, around a point in the shop; as the page scrolls on, it rises. */
const rise = keyframes`
  from { rotate: 50deg; }
`;
const riseOn = keyframes`
  from { translate: 0 84px; }
  to { translate: 0 -60px; }
`;
const appear = keyframes`
  from { opacity: 0; }
`;
const print = keyframes`
  from { opacity: 0; transform: scaleX(0); }
`;
/* The one light that goes on while the page rests. */
const breathe = keyframes`
  50% { opacity: 0.45; }
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
/* A pulse comes up at its customer's and arrives bright. */
const travel = keyframes`
  from { offset-distance: 0%; opacity: 0; }
  17% { opacity: 1; }
  to { offset-distance: 100%; opacity: 1; }
`;

const event = (number: number) => {
  const times = eventTimes[number - 1];
  return css`
    [href='#street-window-${number}'] { animation: ${appear} 350ms ease-out ${times?.window}s backwards; }
    [href='#street-pulse-${number}'] { offset-path: ${wirePath(number)}; animation: ${travel} ${wireTime}s ease-in-out ${times?.pulse}s; }
    [href='#street-screen-${number}'] { animation: ${print} 300ms ease-out ${times?.done}s backwards; }
  `;
};

const [first, second, third] = eventTimes;
const flares = css`${flare} 600ms ease-out ${first?.done}s, ${flare} 600ms ease-out ${second?.done}s, ${flare} 600ms ease-out ${third?.done}s`;

const Evening = styled(LoggedStreet)`
  use { transform-box: fill-box; transform-origin: center; }
  [href='#street-sign-closed-back'] { transform: scaleX(0); }
  [href^='#street-pulse'] { opacity: 0; }
  [href='#street-moon-rising'] { transform-origin: -116px 332px; translate: 0 84px; }
  [href^='#street-screen'] { transform-origin: left; }
  [href='#street-cat-head'] { transform-origin: 50% 100%; }
  [href='#street-cat-tail'] { transform-origin: 100% 0; }

  ${media.motion} {
    [href='#street-sign-closed-back'] { animation: ${turnAway} ${signTime}s; }
    [href='#street-sign-closed'] { animation: ${turnTo} ${signTime}s; }
    [href='#street-moon-rising'] { animation: ${rise} 4.4s cubic-bezier(0.3, 0.2, 0.3, 1) 0.4s backwards; }
    [href='#street-mast-halo'] { animation: ${breathe} 5s ease-in-out infinite; }
    [href='#street-mast-light'] { animation: ${flares}; }
    [href='#street-cat-head'] { animation: ${look} 2s ease-in-out ${second?.window}s; }
    [href='#street-cat-tail'] { animation: ${wag} 1.2s ease-in-out ${second?.pulse}s; }
    ${event(1)} ${event(2)} ${event(3)}
    @supports (animation-timeline: scroll()) {
      [href='#street-moon-rising'] {
        animation: ${rise} 4.4s cubic-bezier(0.3, 0.2, 0.3, 1) 0.4s backwards, ${riseOn} linear both;
        animation-timeline: auto, scroll();
        animation-range: normal, 0 100svh;
      }
    }
  }
`;
