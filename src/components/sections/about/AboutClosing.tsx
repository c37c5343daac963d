import styled from 'styled-components';
import type { AboutPage } from '@/content/copy/about';
import { OpenDoorScene } from '@/scenes/about/OpenDoorScene';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { ClosingSection } from '../ClosingSection';

/** The end of the about page. */
export function AboutClosing({ texts }: { texts: AboutPage['closing'] }) {
  return <Outside texts={texts} scene={<OpenDoorScene />} light={streetLights.openDoor} />;
}

const Outside = styled(ClosingSection)`
  --height: 0.4444;
  --phone-height: 1.0536;
  border-top: 2px solid ${lightColor.wallEdge};
  background: ${lightColor.wall};
  ${media.desktop} {
    border: 0;
    background: ${lightGradient({ skyTop: '', skyMiddle: '66%', skyHaze: '78%', skyGlow: '84%', skyHorizon: '92%' })};
  }
`;
