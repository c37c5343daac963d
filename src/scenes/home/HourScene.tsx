import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { HourName } from '@/content/night';
import { Layers } from '@/scenes/drawing/Layers';
import {
  anchorIn,
  anchorOf,
  part,
  percent,
  placedAt,
  viewBoxOf,
} from '@/scenes/drawing/readDrawing';
import { Strip, stripBox } from '@/scenes/layout/strip';
import { Street } from '@/scenes/street/Street';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { appear, held, playing } from '@/styles/plays';
import { theme } from '@/styles/theme';
import { NightLog } from './NightLog';

/** What is seen at the hours that are scrolled past, by their name in content/night.ts. */
const views = {
  goingToBed: {
    drawing: 'counter',
    light: streetLights.goingToBed,
    moving: ['windows-first', 'windows-next', 'windows-late', 'telephone-lit'],
    Extra: NameOnGlass,
  },
  oneQuestion: {
    drawing: 'customer-window',
    light: streetLights.oneQuestion,
    moving: ['answer', 'pulse'],
    Extra: undefined,
  },
  firstUp: {
    drawing: 'roofs',
    light: streetLights.firstUp,
    moving: ['pulse'],
    Extra: LogAtMast,
  },
} as const satisfies Partial<Record<HourName, unknown>>;

export type ScrolledHour = keyof typeof views;

/**
 * The picture of an hour, in the light of that hour. Once it is seen, the windows across the street go out and
 * the phone lights up, an answer travels along its wire, or the log fills. Its left half leaves room for words.
 */
export function HourScene({ hour }: { hour: ScrolledHour }) {
  const { drawing, light, moving, Extra } = views[hour];
  return (
    <Scene data-drawn={drawing}>
      <Strip>
        <Layers name={drawing} light={light} moving={moving} />
        {Extra && <Extra />}
      </Strip>
    </Scene>
  );
}

/** The light of an hour. */
export const lightOfHour = (hour: ScrolledHour) => views[hour].light;

/** The name on the shop's window, from inside. */
function NameOnGlass(): ReactNode {
  return (
    <Glass>
      <Street view="name" light={streetLights.goingToBed} only={['name']} />
    </Glass>
  );
}

function LogAtMast(): ReactNode {
  return (
    <Log>
      <NightLog />
    </Log>
  );
}

const foot = anchorIn('roofs', 'log');

const Glass = styled.div`
  ${placedAt('counter', 'name')}
  opacity: 0.75;
  transform: scaleX(-1);
  > svg { --name-board: transparent; --wall-edge: transparent; --name-shade: transparent; --show-lamps: none; }
`;

/* Hangs on the mast. */
const Log = styled.div`
  position: absolute;
  bottom: ${percent(1 - foot.y)};
  left: ${percent(foot.x)};
  padding-bottom: 1.5rem;
  translate: -50%;
  &::after {
    content: '';
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 1.5px;
    height: 1.5rem;
    background: currentcolor;
    opacity: 0.6;
  }
`;

const goOut = keyframes`
  from { opacity: 1; }
  to { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(3%); }
`;
const darken = keyframes`
  from { opacity: 0; }
  20%, 40% { opacity: 0.88; }
`;
interface Point {
  x: number;
  y: number;
}

/**
 * Keyframes that move a layer of a drawing along a quadratic curve, in the drawing's units. The layer's part is drawn
 * at the anchor `mast`.
 */
function travelAlong(drawing: string, [from, bend, to]: readonly [Point, Point, Point]) {
  const box = viewBoxOf(drawing, '');
  const drawn = anchorOf(drawing, 'mast');
  const at = (key: keyof Point, share: number) =>
    (1 - share) ** 2 * from[key] + 2 * share * (1 - share) * bend[key] + share ** 2 * to[key];
  const frames = [0, 0.15, 0.35, 0.65, 1].map((share) => {
    const x = percent((at('x', share) - drawn.x) / box.width);
    const y = percent((at('y', share) - drawn.y) / box.height);
    return `${100 * share}% { transform: translate(${x}, ${y}); opacity: ${share === 0 ? 0 : 1}; }`;
  });
  return keyframes`${frames.join(' ')}`;
}

const answerOnWire = travelAlong('customer-window', [
  { x: 1096, y: 266 },
  { x: 960, y: 262 },
  { x: 736, y: 64 },
]);
const questionOnWire = travelAlong('roofs', [
  { x: 1340, y: 222 },
  { x: 1120, y: 232 },
  { x: 900, y: 200 },
]);

const passing = css`
  [data-layer] { animation: ${appear} 300ms ease-out 800ms ${held} both; }
  [data-layer^='windows'] { animation: ${goOut} 120ms 600ms ${held} both; }
  [data-layer='windows-next'] { animation-delay: 1000ms; }
  [data-layer='windows-late'] { animation-delay: 1400ms; }
  [data-layer='pulse'] { animation: ${questionOnWire} 800ms ease-in-out ${held} both; }
  [data-drawing='customer-window'][data-layer='pulse'] {
    animation: ${answerOnWire} 800ms ease-in-out ${held} both, ${goOut} 200ms 800ms ${held} forwards;
  }
  [data-layer='answer'] { animation-name: ${rise}; }
`;

/* When the last window is out, the shop is dark too, until the phone lights it. */
const lightsOut = css`
  [data-layer='telephone-lit'] { animation: ${appear} 250ms ease-out 2300ms ${held} both; }
  [data-whole]::after { animation: ${darken} 2000ms ease-in-out 1500ms ${held} backwards; }
`;

const Scene = styled.div`
  [data-layer^='windows'] { opacity: 0; }
  &[data-drawn='counter'] {
    ${stripBox('counter')}
    [data-layer='telephone-lit'] { z-index: 1; }
    [data-whole]::after {
      content: '';
      position: absolute;
      inset: -100vh -100vw 0;
      background: linear-gradient(${theme.raw.color.ink} calc(100% - 7rem), transparent);
      /* Afterward only the phone is bright. */
      opacity: 0;
      ${media.screenColors} { opacity: 0.4; }
    }
  }
  &[data-drawn='customer-window'] { ${stripBox('customer-window')} }
  &[data-drawn='roofs'] { ${stripBox('roofs')} }
  /* Words are there. */
  ${media.compact} { ${part('counter', 'cord')} { display: none; } }
  /* The screen's edge would cut it. */
  ${media.phone} { ${part('counter', 'register')} { display: none; } }
  [data-strip] { ${playing(passing)} }
  &[data-drawn='counter'] [data-strip] { ${playing(lightsOut)} }
`;
