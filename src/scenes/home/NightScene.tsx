import styled, { keyframes } from 'styled-components';
import { phoneCrop } from '@/scenes/drawing/readDrawing';
import { nightSky, streetOfSky, withScroll } from '@/scenes/street/nightSky';
import { part } from '@/scenes/street/parts';
import { Street } from '@/scenes/street/Street';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';

/**
 * The street at night under a sky that fills the box. Scroll-driven: one customer's window and question appear,
 * and the moon crosses the sky.
 *
 * `--street-height`: the height of the street.
 */
export function NightScene() {
  return (
    <Sky data-light={streetLights.oneQuestion}>
      <div>
        <Street light={streetLights.oneQuestion} view="night" add={['question']} />
      </div>
    </Sky>
  );
}

const cross = keyframes`
  from { translate: 460px 10px; }
  to { translate: 200px -110px; }
`;

const Sky = styled.div`
  ${nightSky}
  > div { ${streetOfSky} }
  ${media.phone} { > div > svg { ${phoneCrop('street', 'night', 'night-phone')} } }

  /* Beside the words, not behind them; on a phone below them. */
  ${part('moon-high')} { translate: 330px -60px; ${media.phone} { translate: 0 20px; } }
  @supports (animation-timeline: view()) {
    ${media.motion} {
      ${part('window*', 'question', 'moon-high')} { ${withScroll} }
      ${part('moon-high')} { animation-name: ${cross}; animation-range: cover; ${media.phone} { animation-name: none; } }
    }
  }
`;
