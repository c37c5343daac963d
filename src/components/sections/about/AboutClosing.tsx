import styled from 'styled-components';
import { aboutPage } from '@/content/about';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { ClosingScene } from '../ClosingScene';

/** The end of the about page: the door of the lit house, and the two who work there. */
export function AboutClosing() {
  return (
    <Outside
      texts={aboutPage.closing}
      drawing="open-door"
      add={['wall-around']}
      light={streetLights.openDoor}
    />
  );
}

const Outside = styled(ClosingScene)`
  background: ${light.wall};
  ${media.desktop} { background: linear-gradient(in oklab, ${light.pageFoot}, ${light.skyMiddle} 30%, ${light.skyHaze} 60%, ${light.skyGlow} 74%, ${light.skyHorizon} 88%); }
`;
