import styled, { keyframes } from 'styled-components';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { phoneCrop } from './drawing/readDrawing';
import { comeOnWithScroll, nightSky, streetOfSky } from './street/nightSky';
import { part } from './street/parts';
import { Street } from './street/Street';

/**
 * The street at night under a sky that fills the box. Scroll-driven: late windows go out,
 * one customer's window and question appear, and the moon crosses the sky.
 *
 * `--street-height`: the height of the street.
 */
export function NightScene() {
  return (
    <Sky data-light={streetLights.oneQuestion}>
      <div>
        <Street light={streetLights.oneQuestion} view="night" add={['windows-late', 'question']} />
      </div>
    </Sky>
  );
}

const goOut = keyframes`
  from { opacity: 1; }
`;
const cross = keyframes`
  from { translate: 160px 40px; }
  to { translate: -160px -16px; }
`;

const Sky = styled.div`
  ${nightSky}
  > div { ${streetOfSky} }
  ${media.phone} { > div > svg { ${phoneCrop('street', 'night', 'night-phone')} } }

  ${part('windows-late')} { opacity: 0; }
  @supports (animation-timeline: view()) {
    ${media.motion} {
      ${comeOnWithScroll(part('window*', 'question', 'moon-high'))}
      ${part('windows-late')} { animation-name: ${goOut}; }
      ${part('moon-high')} { animation-name: ${cross}; animation-range: cover; }
    }
  }
`;
