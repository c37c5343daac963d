import styled, { css, keyframes } from 'styled-components';
import { type Service, services } from '@/content/services';
import { Drawing } from '@/scenes/drawing/Drawing';
import { phoneCrop, readDrawing } from '@/scenes/drawing/readDrawing';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';
import { appear, playing, playState, plays } from '@/styles/plays';

/** Plays once: a part appears in the step of its `data-enter`. Fills its box unless `drawnAt` sets a position. */
export function ServiceScene({ service: { drawing, hour } }: { service: Service }) {
  const light = lightAt(hour.time);
  return (
    <Scene {...plays} data-light={light} data-after-load="">
      {drawing && <Drawing name={drawing} light={light} />}
    </Scene>
  );
}

/** For a drawing behind words on a desktop. */
export const wideDrawing = 'clamp(30rem, 52cqi, 54rem)';

/** Places a `wideDrawing`. At `haze` its sky begins to change into the horizon's color. */
export const drawnAt = (right: string, haze = '50%') =>
  `--width: ${wideDrawing}; --right: ${right}; --haze: ${haze};`;

/* Messages grow out of their tail. */
const rise = keyframes`
  from { opacity: 0; transform: translateY(12px) scale(0.7); }
  70% { transform: scale(1.03); }
`;
const flash = keyframes`
  0%, 100% { opacity: 0.15; }
  50% { opacity: 1; }
`;
const travel = keyframes`
  from { opacity: 0; transform: translate(var(--from-x), var(--from-y)); }
  15% { opacity: 1; }
  55% { transform: translate(calc(0.45 * var(--from-x)), calc(0.45 * var(--from-y) + 16px)); }
`;

const steps = Array.from(
  { length: 8 },
  (_, index) => `[data-enter='${index + 1}'] { animation-delay: ${400 * (index + 1)}ms; }`,
).join('\n');

const drawings = services.flatMap(({ drawing }) => drawing ?? []);

const origins = () => {
  const parts = drawings.flatMap((name) => readDrawing(name).parts);
  const found = parts.flatMap(({ markup }) => [...markup.matchAll(/data-enter-from="([^"]+)"/g)]);
  return [...new Set(found.map(([, from = '']) => from))]
    .map((from) => {
      const [x, y] = from.split(' ');
      return `[data-enter-from='${from}'] { --from-x: ${x}px; --from-y: ${y}px; }`;
    })
    .join('\n');
};

const phoneCrops = drawings
  .filter((name) => 'phone' in readDrawing(name).views)
  .map((name) => `> [data-drawing='${name}'] { inset: auto; ${phoneCrop(name, '', 'phone')} }`)
  .join('\n');

const entering = css`
  [data-enter] { animation: ${appear} 450ms ease-out ${playState} backwards; }
  [data-enter-by='rise'] { transform-box: fill-box; transform-origin: 50% 100%; animation-name: ${rise}; }
  [data-enter-by='flash'] { animation: ${flash} 500ms ease-in-out ${playState} 3; }
  ${steps}
  [data-enter-from] { animation-name: ${travel}; animation-duration: 0.8s; }
`;

const Scene = styled.div`
  ${sceneBox}
  forced-color-adjust: none;

  > [data-drawing] {
    position: absolute;
    inset: 0 var(--right, 0) 0 auto;
    width: var(--width, 100%);
    height: 100%;
  }
  ${media.phone} { ${phoneCrops} }
  ${playing(entering)}
  ${origins}
  ${media.screenColors} {
    background: linear-gradient(
      var(--blend), transparent, ${lightColor.skyMiddle} var(--haze, 50%), ${lightColor.skyHorizon}
    );
  }
  ${media.forcedColors} {
    background: ${lightGradient({ skyTop: '', skyMiddle: '45%', skyHorizon: '' })};
  }
`;
