import styled from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { part } from '@/scenes/drawing/readDrawing';
import { Strip, stripBox } from '@/scenes/layout/strip';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export const openDoorLight: LightName = 'morning';

export function OpenDoorScene() {
  return (
    <Box>
      <Strip>
        <Drawing name="open-door" add="wall-around" light={openDoorLight} />
      </Strip>
    </Box>
  );
}

/* A phone's crop would cut these. */
const Box = styled.div`
  ${stripBox('open-door')}
  background: ${lightColor.wall};
  /* In forced colors, too, the light inside is on. */
  ${part('open-door', 'doorway', 'window', 'leaf', 'step', 'woman', 'man')} {
    --lamp: ${theme.raw.color.signal};
    --lamp-bright: ${theme.raw.color.signalLit};
    --lamp-frame: ${theme.raw.color.signalDeep};
    --in-light: ${theme.raw.color.onSignal};
  }
  ${media.belowDesktop} { ${part('open-door', 'cornice')} { display: none; } }
  ${media.phone} { ${part('open-door', 'window', 'cat', 'bicycle')} { display: none; } }
  ${media.desktop} {
    background: ${lightGradient({ skyTop: '', skyMiddle: '66%', skyHaze: '78%', skyGlow: '84%', skyHorizon: '92%' })};
    ${part('open-door', 'wall-around')} { display: none; }
  }
`;
