import styled, { css, keyframes } from 'styled-components';
import { hours } from '@/content/night';
import { Layers } from '@/scenes/drawing/Drawing';
import { anchorIn, percent } from '@/scenes/drawing/readDrawing';
import { phoneHeight, Strip, stripBox } from '@/scenes/layout/strip';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { playing, playState, turnAway } from '@/styles/plays';

export const openingLight = lightAt(hours.opening.time);

/** Moving parts and the parts between them, in paint order. */
const moving = 'sun hills wave leaf-open leaf sign-back sign hand';

/** Plays once: the owner turns the sign, the sun rises, the door opens, and the owner waves. */
export function OpeningScene() {
  return (
    <Box>
      <Strip>
        <Layers name="shop-door" light={openingLight} moving={moving} />
      </Strip>
    </Box>
  );
}

const edge = 'scaleX(0)';

const sign = anchorIn('shop-door', 'sign');
const hinge = anchorIn('shop-door', 'hinge');
const shoulder = anchorIn('shop-door', 'shoulder');
const signMiddle = sign.x + sign.width / 2;
const signAtHinge = `translateX(${percent(hinge.x - signMiddle)}) ${edge}`;

const reach = keyframes`from { opacity: 0; } 25%, 80% { opacity: 1; }`;
const wave = keyframes`25%, 75% { transform: rotate(9deg); } 50% { transform: rotate(-5deg); }`;
const turn = keyframes`0%, 50% { transform: ${edge}; } 63%, 75% { transform: none; }`;
const swing = keyframes`from { transform: none; }`;
const open = keyframes`from { transform: ${edge}; }`;
const rise = keyframes`from { transform: translateY(24%); }`;
const brighten = keyframes`from { opacity: 0.5; }`;

/** Takes three seconds. */
const opening = css`
  [data-layer='hand'] { animation: ${reach} 1300ms ease-in-out ${playState} backwards; }
  [data-layer='wave'] { animation: ${wave} 1200ms ease-in-out 1900ms ${playState}; }
  [data-layer='sign-back'] { animation: ${turnAway} 800ms 300ms ${playState} backwards; }
  [data-layer='sign'] { animation: ${turn} 1600ms 100ms ${playState} backwards; }
  [data-layer='leaf'] { animation: ${swing} 400ms ease-in 1300ms ${playState} backwards; }
  [data-layer='leaf-open'] { animation: ${open} 600ms ease-out 1700ms ${playState} backwards; }
  [data-layer='sun'] { animation: ${rise} 2400ms cubic-bezier(0.2, 0.5, 0.3, 1) 700ms ${playState} backwards; }
  [data-whole]::after { animation: ${brighten} 1600ms ease-in-out 700ms ${playState} backwards; }
`;

const width = 'clamp(56rem, 74vw, 96rem)';

const Box = styled.div`
  /* The open door is at the drawing's edge. */
  ${stripBox('shop-door', { width, right: `calc((min(100vw, 116rem) - ${width}) / 2)` })}
  /* The sky that the history ends with. It gets bright below the words, --low above the lower edge, and at --dawn. */
  --low: calc(${phoneHeight('shop-door')} + 6rem);
  --dawn: 85% 32% at 82% 68%;
  ${media.desktop} { --low: 8rem; --dawn: 44% 46% at 88% 48%; }
  ${media.screenColors} {
    background: radial-gradient(var(--dawn), ${lightColor.skyHorizon}, transparent), ${lightGradient(
      {
        skyTop: '',
        skyMiddle: 'calc(100% - var(--low))',
        skyHaze: 'calc(100% - 0.55 * var(--low))',
        skyGlow: 'calc(100% - 0.2 * var(--low))',
        skyHorizon: '',
      },
    )};
  }
  [data-whole] { isolation: isolate; }
  [data-layer='sun'], [data-layer='hills'] { z-index: -1; }
  [data-layer='hand'] { opacity: 0; }
  [data-layer='wave'] { transform-origin: ${percent(shoulder.x)} ${percent(shoulder.y)}; }
  [data-layer^='sign'] { transform-origin: ${percent(signMiddle)} 50%; }
  [data-layer^='leaf'] { transform-origin: ${percent(hinge.x)} 50%; }
  [data-layer='sign-back'], [data-layer='leaf'] { transform: ${edge}; }
  [data-layer='sign'] { transform: ${signAtHinge}; }
  /* Until the sign is turned, it is night. */
  [data-whole]::after {
    content: '';
    position: absolute;
    inset: 0 -100vw;
    background: linear-gradient(transparent, ${lightColor.skyTop} 35%, ${lightColor.skyTop} 92%, transparent);
    opacity: 0;
  }
  [data-plays] { ${playing(opening)} }
`;
