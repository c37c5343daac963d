import styled, { keyframes } from 'styled-components';
import { phoneCrop } from '@/scenes/drawing/readDrawing';
import { nightSky, streetOfSky, withScroll } from '@/scenes/street/nightSky';
import { part } from '@/scenes/street/parts';
import { Street } from '@/scenes/street/Street';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';

/**
 * The street late in the evening, under a sky that fills the box. As it is scrolled past, the neighbors' windows go out
 * and the moon climbs; the shop's window stays lit.
 *
 * `--street-height`: how much of the box the street takes.
 */
export function LateEveningScene() {
  return (
    <Sky data-light={streetLights.goingToBed}>
      <div>
        <Street light={streetLights.goingToBed} view="late-evening" add={['windows-late']} />
      </div>
    </Sky>
  );
}

const goOut = keyframes`
  from { opacity: 1; }
  to { opacity: 0; }
`;
const climb = keyframes`
  from { translate: 40px 90px; }
  to { translate: -40px -60px; }
`;

const Sky = styled.div`
  ${nightSky}
  > div { ${streetOfSky} }
  ${media.phone} {
    > div > svg { ${phoneCrop('street', 'late-evening', 'late-evening-phone')} }
    ${part('moon-rising')} { display: none; }
  }

  @supports (animation-timeline: view()) {
    ${media.motion} {
      ${part('windows-late', 'moon-rising')} { ${withScroll} animation-name: ${goOut}; }
      ${part('moon-rising')} { animation-name: ${climb}; animation-range: cover; }
    }
  }
`;
