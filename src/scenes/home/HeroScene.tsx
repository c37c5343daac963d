import styled, { keyframes } from 'styled-components';
import { sceneBox } from '@/scenes/drawing/box';
import { anchorIn, percent } from '@/scenes/drawing/readDrawing';
import { Particles } from '@/scenes/street/Particles';
import { leftEnd } from '@/scenes/street/parts';
import { Street } from '@/scenes/street/Street';
import { arrivalToDoor, turnAway, turnTo } from '@/scenes/street/turningSign';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Set around the scene: the shop's width, and its distance from the right edge of the box. */
export const shopPlace = { width: '--shop-width', right: '--shop-right' } as const;

/** What moves: each part is a layer of its own over the shop, so that the browser only composites it. */
const layers = {
  'sign-open': ['sign-closed-back'],
  'sign-closed': ['sign-closed'],
  'screen-1': ['screen-1'],
  'screen-2': ['screen-2'],
  'screen-3': ['screen-3'],
  halo: ['mast-halo'],
  'cat-tail': ['cat-tail'],
  'cat-head': ['cat-body', 'cat-head'],
  owner: ['arrival'],
};

/** Left out: the neighbors on the left, where the words are, and what moves. */
const omitted = [
  ...leftEnd,
  'houses',
  'bakery',
  'window-1',
  'window-3',
  'wires',
  'stars',
  'moon-rising',
  'lamp',
  'lamp-lit',
  'sign-closed',
  'screen-1',
  'screen-2',
  'screen-3',
  'mast-halo',
  'cat-tail',
  'cat-body',
  'cat-head',
];

/**
 * The shop at closing time, from across the street. Plays once: the sign turns, the owner walks home, the moon rises
 * and the screen in the window goes on working.
 */
export function HeroScene() {
  const light = streetLights.hero;
  return (
    <Box>
      <Sky>
        <Street view="stars" light={light} only={['stars']} preserveAspectRatio="xMaxYMin slice" />
        <Moon>
          <Street view="moon" light={light} only={['moon-rising']} />
        </Moon>
        <Particles />
      </Sky>
      <Shop>
        <Street view="closing-time" light={light} omit={omitted} />
        {Object.entries(layers).map(([layer, only]) => (
          <Street key={layer} view="closing-time" light={light} only={only} layer={layer} />
        ))}
      </Shop>
    </Box>
  );
}

const Box = styled.div`
  ${sceneBox}
  overflow: visible;
  @media print { display: none; }
`;

const Sky = styled.div`
  position: absolute;
  inset: 0 0 45%;
  > svg { position: absolute; inset: 0 0 auto auto; width: 100%; height: 100%; }
  ${media.phone} { top: -8rem; }
  ${media.tablet} { left: 66%; }
  ${media.desktop} { left: 58%; }
`;

const rise = keyframes`
  from { transform: translateY(20rem); }
`;

/* Below the header's links until the header is opaque. */
const Moon = styled.div`
  position: absolute;
  top: max(18%, calc(${theme.height.header} + 4.25rem));
  left: 6%;
  width: clamp(3rem, 6vw, 5.5rem);
  ${media.phone} { display: none; }
  ${media.motion} { animation: ${rise} 5s cubic-bezier(0.2, 0.4, 0.3, 1) backwards; }
`;

const { x: homeward, y: step } = arrivalToDoor;
const share = (units: number, of: number) => percent(units / of);
/* The owner leaves the door and stops short of the words. */
const walkHome = keyframes`
  from { transform: translate(${share(homeward, 320)}, ${share(step, 330)}) scaleX(-1); opacity: 0; }
  8% { opacity: 1; }
`;
const appear = keyframes`
  from { opacity: 0; }
`;
/* The only infinite animation. */
const breathe = keyframes`
  50% { opacity: 0.35; }
`;
const look = keyframes`
  20%, 75% { transform: translateX(0.5%) rotate(9deg); }
`;
const wag = keyframes`
  25% { transform: rotate(30deg); }
  55% { transform: rotate(-8deg); }
`;

/** `transform-origin` at the middle of an anchor. */
const originAt = (anchor: string) => {
  const { x, y, width, height } = anchorIn('street', anchor, 'closing-time');
  return `transform-origin: ${percent(x + width / 2)} ${percent(y + height / 2)};`;
};

const Shop = styled.div`
  position: absolute;
  right: var(${shopPlace.right});
  bottom: 0;
  width: var(${shopPlace.width});
  [data-layer] { position: absolute; inset: 0; }
  [data-layer^='sign'] { ${originAt('sign')} }
  [data-layer='sign-open'] { transform: scaleX(0); }
  [data-layer='cat-head'] { ${originAt('cat-neck')} }
  [data-layer='cat-tail'] { ${originAt('cat-rump')} }
  [data-layer='owner'] {
    transform: translateX(-7%) scaleX(-1);
    transform-origin: ${percent(anchorIn('street', 'arrival', 'closing-time').x)} 50%;
  }

  ${media.motion} {
    [data-layer='sign-open'] { animation: ${turnAway} 0.7s 0.3s backwards; }
    [data-layer='sign-closed'] { animation: ${turnTo} 0.7s 0.3s backwards; }
    [data-layer='owner'] { animation: ${walkHome} 3.4s cubic-bezier(0.4, 0, 0.5, 1) 1s backwards; }
    [data-layer='halo'] { animation: ${breathe} 5s ease-in-out infinite; }
    [data-layer='cat-head'] { animation: ${look} 2s ease-in-out 2s; }
    [data-layer='cat-tail'] { animation: ${wag} 1.2s ease-in-out 4.2s; }
    [data-layer='screen-1'] { animation: ${appear} 350ms ease-out 1.8s backwards; }
    [data-layer='screen-2'] { animation: ${appear} 350ms ease-out 2.9s backwards; }
    [data-layer='screen-3'] { animation: ${appear} 350ms ease-out 4s backwards; }
  }
`;
