import styled, { css, keyframes } from 'styled-components';
import { hours } from '@/content/night';
import { Layers } from '@/scenes/drawing/Drawing';
import { Strip, stripBox } from '@/scenes/layout/strip';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { appear, playing, playState } from '@/styles/plays';
import { alongWire } from './alongWire';

export function CustomerWindowScene() {
  return (
    <Box>
      <Strip>
        <Layers
          name="customer-window"
          light={lightAt(hours.firstQuestion.time)}
          moving="answer pulse"
        />
      </Strip>
    </Box>
  );
}

const goOut = keyframes`
  from { opacity: 1; }
  to { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(3%); }
`;
const answerOnWire = alongWire('customer-window', 0);

const answering = css`
  [data-layer='answer'] { animation: ${rise} 300ms ease-out 800ms ${playState} both; }
  [data-layer='pulse'] {
    animation:
      ${answerOnWire} 800ms ease-in-out ${playState} both,
      ${appear} 120ms ${playState} both,
      ${goOut} 200ms 800ms ${playState} forwards;
  }
`;

const Box = styled.div`
  ${stripBox('customer-window', { width: 'clamp(60rem, 76vw, 104rem)', right: '13vw', cut: '7vw' })}
  background: ${lightColor.indoorWall};
  /* Its top continues the night of the scene above. */
  ${media.screenColors} { background: ${lightGradient({ skyTop: '', indoorWall: '' })}; }
  ${media.belowDesktop} { [data-strip] { overflow: clip; } }
  [data-strip] { ${playing(answering)} }
`;
