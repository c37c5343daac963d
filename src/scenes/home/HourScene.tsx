import styled, { css, keyframes } from 'styled-components';
import { type HourName, hours } from '@/content/night';
import { Layers } from '@/scenes/drawing/Drawing';
import {
  anchorIn,
  part,
  percent,
  placedAt,
  shownParts,
  viewBoxOf,
} from '@/scenes/drawing/readDrawing';
import { Strip, stripBox } from '@/scenes/layout/strip';
import { Street } from '@/scenes/street/Street';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { appear, held, playing } from '@/styles/plays';
import { theme } from '@/styles/theme';
import { NightLog } from './NightLog';

/** What is seen at the hours that are scrolled past, by their name in content/night.ts. */
const views = {
  goingToBed: {
    drawing: 'counter',
    moving: 'windows-first windows-next windows-late telephone-lit',
  },
  oneQuestion: { drawing: 'customer-window', moving: 'answer pulse' },
  firstUp: { drawing: 'roofs', moving: 'pulse' },
} as const satisfies Partial<Record<HourName, unknown>>;

export type ScrolledHour = keyof typeof views;

/**
 * The picture of an hour, in the light of that hour. Once it is seen, the windows across the street go out and
 * the phone lights up, an answer travels along its wire, or the log fills. Its left half leaves room for words.
 */
export function HourScene({ hour }: { hour: ScrolledHour }) {
  const { drawing, moving } = views[hour];
  const light = lightAt(hours[hour].time);
  return (
    <Scene data-drawn={drawing}>
      <Strip>
        <Layers name={drawing} light={light} moving={moving} />
        {hour === 'goingToBed' && (
          <NameOnGlass>
            <Street view="name" light={light} only="name" />
          </NameOnGlass>
        )}
        {hour === 'firstUp' && <LogAtMast />}
      </Strip>
    </Scene>
  );
}

/* The name on the shop's window, from inside. */
const NameOnGlass = styled.div`
  ${placedAt('counter', 'name')}
  opacity: 0.75;
  transform: scaleX(-1);
  > svg { --name-board: transparent; --wall-edge: transparent; --name-shade: transparent; --show-lamps: none; }
`;

const foot = anchorIn('roofs', 'log');

/* Hangs on the mast. */
const LogAtMast = styled(NightLog)`
  position: absolute;
  bottom: calc(${percent(1 - foot.y)} + 1.5rem);
  left: ${percent(foot.x)};
  translate: -50%;
  &::after {
    content: '';
    position: absolute;
    top: calc(100% + 1px);
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

/**
 * Keyframes of a drawing's pulse from one end of its wire to the other.
 *
 * @param rests the end of the wire at which the pulse is drawn: 0 or 1
 * @throws Error when the part `wire` is no quadratic curve
 */
function alongWire(drawing: string, rests: 0 | 1) {
  const [wire] = shownParts(drawing, { only: 'wire' });
  const points = (/d="M([^"]+)/.exec(wire?.markup ?? '')?.[1] ?? '').split(/[Q ]/).map(Number);
  if (points.length !== 6) throw new Error(`the wire of ${drawing}.svg is no quadratic curve`);
  const { width, height } = viewBoxOf(drawing, '');
  const at = (axis: 0 | 1, share: number) => {
    const [from = 0, bend = 0, to = 0] = points.filter((_, index) => index % 2 === axis);
    return (1 - share) ** 2 * from + 2 * share * (1 - share) * bend + share ** 2 * to;
  };
  const steps = [0, 0.15, 0.35, 0.65, 1].map((share) => {
    const x = percent((at(0, share) - at(0, rests)) / width);
    const y = percent((at(1, share) - at(1, rests)) / height);
    return `${100 * share}% { transform: translate(${x}, ${y}); }`;
  });
  return keyframes`${steps.join(' ')}`;
}

const answerOnWire = alongWire('customer-window', 0);
const questionOnWire = alongWire('roofs', 1);

const passing = css`
  [data-layer] { animation: ${appear} 300ms ease-out 800ms ${held} both; }
  [data-layer^='windows'] { animation: ${goOut} 120ms 600ms ${held} both; }
  [data-layer='windows-next'] { animation-delay: 1000ms; }
  [data-layer='windows-late'] { animation-delay: 1400ms; }
  [data-layer='pulse'] { animation: ${questionOnWire} 800ms ease-in-out ${held} both, ${appear} 120ms ${held} both; }
  [data-drawing='customer-window'][data-layer='pulse'] {
    animation:
      ${answerOnWire} 800ms ease-in-out ${held} both,
      ${appear} 120ms ${held} both,
      ${goOut} 200ms 800ms ${held} forwards;
  }
  [data-layer='answer'] { animation-name: ${rise}; }
`;

/* When the last window is out, the lamp is dimmed, and the phone lights up. */
const lightsOut = css`
  [data-layer='telephone-lit'] { animation: ${appear} 250ms ease-out 1800ms ${held} both; }
  [data-whole]::after { animation: ${appear} 400ms ease-in-out 1500ms ${held} backwards; }
`;

const Scene = styled.div`
  [data-layer^='windows'] { opacity: 0; }
  ${Object.values(views).map(({ drawing }) => css`&[data-drawn='${drawing}'] { ${stripBox(drawing)} }`)}
  &[data-drawn='counter'] {
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
  /* Words are there. */
  ${media.compact} { ${part('counter', 'cord')} { display: none; } }
  /* The screen's edge would cut it. */
  ${media.phone} { ${part('counter', 'register')} { display: none; } }
  [data-strip] { ${playing(passing)} }
  &[data-drawn='counter'] [data-strip] { ${playing(lightsOut)} }
`;
