import styled from 'styled-components';
import { LoggedStreet } from '@/components/street/LoggedStreet';
import { west } from '@/components/street/StreetUses';
import { signAtRest, turnAway, turnTo } from '@/components/street/turningSign';
import { homePage } from '@/content/home';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { ClosingWords } from '../ClosingWords';
import { HourHeading } from '../HourHeading';

/** The end of home's night: the street at opening time, where the first customer arrives, and the call to action. */
export function ContactCall() {
  return (
    <Morning id="contact" data-light={streetLights.closing}>
      <ClosingWords {...homePage.contact}>
        <HourHeading count={5} />
      </ClosingWords>
      <Picture>
        <Opening
          light={streetLights.closing}
          log="morning"
          add={['arrival', 'sign-open-back']}
          omit={[...west, 'birds']}
        />
      </Picture>
    </Morning>
  );
}

/* The words end where the picture's height begins: there the sky is still dark enough for them. */
const Morning = styled.section`
  --picture: 21.25rem;
  --bright: var(--picture);
  --raise: 0rem;
  position: relative;
  overflow: hidden;
  view-timeline: --closing;
  background: linear-gradient(
    in oklab,
    ${light.skyTop},
    ${light.skyMiddle} calc(100% - 1.02 * var(--bright)),
    ${light.skyLow} calc(100% - 0.8 * var(--bright)),
    ${light.skyHaze} calc(100% - 0.58 * var(--bright)),
    ${light.skyGlow} calc(100% - 0.44 * var(--bright)),
    ${light.skyHorizon} calc(100% - 0.24 * var(--bright))
  );

  ${media.tablet} { --picture: 29rem; }
  ${media.desktop} {
    --picture: clamp(27rem, 34vw, 48rem);
    --raise: clamp(11rem, 15.5vw, 20rem);
    --bright: calc(0.6 * var(--picture));
  }
`;

const Picture = styled.div`
  position: relative;
  height: var(--picture);
  margin-top: calc(-1 * var(--raise));
  ${media.phone} { overflow: hidden; }
  @media print { height: auto; margin: 0; }
`;

/* The sign is turned back when the street is in view. */
const Opening = styled(LoggedStreet)`
  ${signAtRest}
  @supports (animation-timeline: view()) {
    ${media.motion} {
      [href^='#street-sign-open'] {
        animation: ${turnTo} auto;
        animation-timeline: --closing;
        animation-range: entry-crossing calc(100% - 10rem) entry-crossing calc(100% + 5rem);
      }
      [href='#street-sign-open-back'] { animation-name: ${turnAway}; }
    }
  }
`;
