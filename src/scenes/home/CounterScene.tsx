import styled, { css, keyframes } from 'styled-components';
import { hours } from '@/content/night';
import { Layers } from '@/scenes/drawing/Drawing';
import { part, placedAt } from '@/scenes/drawing/readDrawing';
import { Strip, stripBox } from '@/scenes/layout/strip';
import { NameOnGlass } from '@/scenes/street/NameOnGlass';
import { lightColor } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { appear, playing, playState } from '@/styles/plays';
import { theme } from '@/styles/theme';

const light = lightAt(hours.goingToBed.time);

export function CounterScene() {
  return (
    <Box>
      <Strip>
        <Layers
          name="counter"
          light={light}
          moving="windows-first windows-next windows-late telephone-lit"
        />
        <Name light={light} />
      </Strip>
    </Box>
  );
}

const Name = styled(NameOnGlass)`
  ${placedAt('counter', 'name')}
  opacity: 0.75;
`;

const goOut = keyframes`
  from { opacity: 1; }
  to { opacity: 0; }
`;

const lightsOut = css`
  [data-layer^='windows'] { animation: ${goOut} 120ms 600ms ${playState} both; }
  [data-layer='windows-next'] { animation-delay: 1000ms; }
  [data-layer='windows-late'] { animation-delay: 1400ms; }
  [data-layer='telephone-lit'] { animation: ${appear} 250ms ease-out 1800ms ${playState} both; }
  [data-whole]::after { animation: ${appear} 400ms ease-in-out 1500ms ${playState} backwards; }
`;

const Box = styled.div`
  ${stripBox('counter', { width: 'clamp(48rem, 62vw, 84rem)', right: '12vw', cut: '0.5vw', cutFoot: '3.5vw' })}
  background: ${lightColor.indoorWall};
  [data-layer^='windows'] { opacity: 0; }
  [data-layer='telephone-lit'] { z-index: 1; }
  [data-whole]::after {
    content: '';
    position: absolute;
    inset: -100vh -100vw 0;
    background: linear-gradient(${theme.raw.color.ink} calc(100% - 7rem), transparent);
    /* Afterward, only the phone is bright. */
    opacity: 0;
    ${media.screenColors} { opacity: 0.4; }
  }
  /* Words would cover it. */
  ${media.belowDesktop} { ${part('counter', 'cord')} { display: none; } }
  /* The screen's edge would cut it. */
  ${media.phone} { ${part('counter', 'register')} { display: none; } }
  ${media.belowDesktop} { [data-strip] { overflow: clip; } }
  [data-strip] { ${playing(lightsOut)} }
`;
