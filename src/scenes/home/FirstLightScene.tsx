import styled, { keyframes } from 'styled-components';
import { phoneCrop } from '@/scenes/drawing/readDrawing';
import { nightSky, streetOfSky, withScroll } from '@/scenes/street/nightSky';
import { part } from '@/scenes/street/parts';
import { Street } from '@/scenes/street/Street';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';

/**
 * The street before sunrise under a sky that fills the box. Scroll-driven: windows light up, the moon sets
 * and somebody walks by.
 *
 * `--street-height`: the height of the street.
 */
export function FirstLightScene() {
  return (
    <Sky data-light={streetLights.firstUp}>
      <div>
        <Street light={streetLights.firstUp} view="first-light" add={['walker']} />
      </div>
    </Sky>
  );
}

const walk = keyframes`
  from { translate: 90px; }
  to { translate: -60px; }
`;
const set = keyframes`
  from { translate: -90px -110px; }
  to { translate: 30px 40px; }
`;

const Sky = styled.div`
  ${nightSky}
  > div { ${streetOfSky} }
  ${media.phone} {
    > div > svg { ${phoneCrop('street', 'first-light', 'first-light-phone')} }
    ${part('birds')} { display: none; }
  }

  @supports (animation-timeline: view()) {
    ${media.motion} {
      ${part('window*', 'baker', 'walker', 'moon-setting')} { ${withScroll} }
      ${part('walker', 'moon-setting')} { animation-name: ${walk}; animation-range: cover; }
      ${part('moon-setting')} { animation-name: ${set}; }
    }
  }
`;
