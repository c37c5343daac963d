import styled, { css } from 'styled-components';
import { hours } from '@/content/night';
import { Layers } from '@/scenes/drawing/Drawing';
import { anchorIn, part, percent } from '@/scenes/drawing/readDrawing';
import { Strip, stripBox } from '@/scenes/layout/strip';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { appear, playing, playState } from '@/styles/plays';
import { alongWire } from './alongWire';
import { NightLog } from './NightLog';

export function RoofsScene() {
  return (
    <Box>
      <Strip>
        <Layers name="roofs" light={lightAt(hours.firstUp.time)} moving="pulse" />
        <LogAtMast />
      </Strip>
    </Box>
  );
}

const foot = anchorIn('roofs', 'log');

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

const asking = css`
  [data-layer='pulse'] {
    animation: ${alongWire('roofs', 1)} 800ms ease-in-out ${playState} both, ${appear} 120ms ${playState} both;
  }
`;

const Box = styled.div`
  ${stripBox('roofs', { width: 'clamp(50rem, 59vw, 80rem)', right: '9vw' })}
  background: ${lightColor.indoorWall};
  ${media.screenColors} {
    background: ${lightGradient({ skyTop: '', skyMiddle: '32%', skyHaze: '47%', skyGlow: '58%', skyHorizon: '68%' })};
  }
  /* The log is taller than the sky of a very narrow window. */
  ${media.belowDesktop} { [data-strip] { margin-top: max(0px, 7rem - 28.5vw); } }
  /* A phone shows less of the roofs. */
  ${media.phone} { ${part('roofs', 'roof')} { translate: 0 -70px; } }
  [data-strip] { ${playing(asking)} }
`;
