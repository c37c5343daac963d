import styled from 'styled-components';
import { HourHeading, passingHours } from '@/components/sections/hour/HourHeading';
import { homePage } from '@/content/copy/home';
import { OpeningScene } from '@/scenes/home/OpeningScene';
import { lightColor } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { ClosingSection } from '../ClosingSection';

/** The end of home: the opening scene and the call to action. */
export function ContactCall() {
  const { turnSign, ...texts } = homePage.contact;
  return (
    <Morning
      id="contact"
      texts={texts}
      scene={<OpeningScene turnSign={turnSign} />}
      light={streetLights.closing}
    >
      <HourHeading number={5} />
    </Morning>
  );
}

const Morning = styled(ClosingSection)`
  ${passingHours}
  --height: 0.4583;
  --phone-height: 1.1228;
  border-top: 2px solid ${lightColor.wallEdge};
  background: ${lightColor.wall};
  ${media.desktop} { --hour-columns: 24rem; }
`;
