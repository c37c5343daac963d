import styled, { css, keyframes } from 'styled-components';
import { sceneBox } from '@/scenes/drawing/box';
import { anchorOf } from '@/scenes/drawing/readDrawing';
import { eventTimes, signTime, wirePath, wireTime } from '@/scenes/street/nightEvents';
import { Particles } from '@/scenes/street/Particles';
import { leftEnd, part } from '@/scenes/street/parts';
import { turnAway, turnTo } from '@/scenes/street/turningSign';
import { WideStreet } from '@/scenes/street/WideStreet';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';

/**
 * The street at closing time with the log of the night. Plays once: the sign turns, the moon rises, each customer's window
 * lights up, its pulse travels along the wire to the mast, and the log gains a line.
 */
export function HeroScene() {
  return (
    <Box>
      <Drifting>
        <Particles />
      </Drifting>
      <Evening
        log="night"
        light={streetLights.hero}
        add={['rooftops', 'sign-closed-back', 'pulse-1', 'pulse-2', 'pulse-3']}
        omit={[...leftEnd, 'lamp', 'lamp-lit']}
      />
    </Box>
  );
}

const Box = styled.div`
  ${sceneBox}
  /* With widely spaced letters the log is taller than the picture. */
  overflow-y: visible;
  @media print { position: static; }
`;

const Drifting = styled.div`
  position: absolute;
  inset: 0 0 40%;
  ${media.tablet} { inset: 6.5rem 2% 40% 72%; }
`;

/* The moon rises on an arc around a point in the shop, and higher on scroll. */
const moonPivot = anchorOf('street', 'moon-pivot');
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
/* The only infinite animation. */
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
const travel = keyframes`
  from { offset-distance: 0%; opacity: 0; }
  17% { opacity: 1; }
  to { offset-distance: 100%; opacity: 1; }
`;

const [, second] = eventTimes;
const events = eventTimes.map(
  ({ number, window, pulse, done }) => css`
    ${part(`window-${number}`)} { animation: ${appear} 350ms ease-out ${window}s backwards; }
    ${part(`pulse-${number}`)} { offset-path: ${wirePath(number)}; animation: ${travel} ${wireTime}s ease-in-out ${pulse}s; }
    ${part(`screen-${number}`)} { animation: ${print} 300ms ease-out ${done}s backwards; }
  `,
);
const flares = css`${eventTimes.map(({ done }, index) => css`${index ? ', ' : ''}${flare} 600ms ease-out ${done}s`)}`;

const Evening = styled(WideStreet)`
  use { transform-box: fill-box; transform-origin: center; }
  /* In a short window the words stand there. */
  @media (max-height: 47em) { ${part('rooftops')} { display: none; } }
  ${part('sign-closed-back')} { transform: scaleX(0); }
  ${part('pulse-*')} { opacity: 0; }
  ${part('moon-rising')} { transform-box: view-box; transform-origin: ${moonPivot.x}px ${moonPivot.y}px; translate: 0 84px; }
  ${part('screen-*')} { transform-origin: left; }
  ${part('cat-head')} { transform-origin: 50% 100%; }
  ${part('cat-tail')} { transform-origin: 100% 0; }

  ${media.motion} {
    ${part('sign-closed-back')} { animation: ${turnAway} ${signTime}s; }
    ${part('sign-closed')} { animation: ${turnTo} ${signTime}s; }
    ${part('moon-rising')} { animation: ${rise} 4.4s cubic-bezier(0.3, 0.2, 0.3, 1) 0.4s backwards; }
    ${part('mast-halo')} { animation: ${breathe} 5s ease-in-out infinite; }
    ${part('mast-light')} { animation: ${flares}; }
    ${part('cat-head')} { animation: ${look} 2s ease-in-out ${second?.window}s; }
    ${part('cat-tail')} { animation: ${wag} 1.2s ease-in-out ${second?.pulse}s; }
    ${events}
    @supports (animation-timeline: scroll()) {
      ${part('moon-rising')} {
        animation: ${rise} 4.4s cubic-bezier(0.3, 0.2, 0.3, 1) 0.4s backwards, ${riseOn} linear both;
        animation-timeline: auto, scroll();
        animation-range: normal, 0 100svh;
      }
    }
  }
`;
