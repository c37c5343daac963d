import styled, { keyframes } from 'styled-components';
import { deferredSceneBox } from '@/scenes/drawing/box';
import { part } from '@/scenes/street/parts';
import { arrivedAtDoor, openSignAtRest, turnAway, turnTo } from '@/scenes/street/turningSign';
import { WideStreet } from '@/scenes/street/WideStreet';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';

/** The street at opening time with the finished log. Its sign turns to OPEN and its owner goes in while its lower edge
 * comes into view. */
export function OpeningScene() {
  return (
    <Box>
      <Opening
        log="morning"
        light={streetLights.closing}
        add={['arrival', 'sign-open-back']}
        omit={['left-end-windows', 'birds']}
      />
    </Box>
  );
}

const Box = styled.div`
  ${deferredSceneBox}
  view-timeline: --street;
  @media print { position: static; }
`;

const walkIn = keyframes`
  from { translate: 0; }
`;

const Opening = styled(WideStreet)`
  ${openSignAtRest}
  ${arrivedAtDoor}
  @supports (animation-timeline: view()) {
    ${media.motion} {
      ${part('sign-open', 'sign-open-back', 'arrival')} {
        animation: ${turnTo} auto both;
        animation-timeline: --street;
        animation-range: entry-crossing calc(100% - 10rem) entry-crossing calc(100% + 5rem);
      }
      ${part('sign-open-back')} { animation-name: ${turnAway}; }
      ${part('arrival')} { animation-name: ${walkIn}; animation-range-end: entry-crossing calc(100% + 2rem); }
    }
  }
`;
