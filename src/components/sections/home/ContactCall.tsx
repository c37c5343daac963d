import styled from 'styled-components';
import { homePage } from '@/content/copy/home';
import { OpeningScene } from '@/scenes/home/OpeningScene';
import { lightColor } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { ClosingWords } from '../ClosingWords';
import { HourHeading } from '../HourHeading';

/** The end of home: the opening scene and the call to action. */
export function ContactCall() {
  return (
    <Morning id="contact" data-light={streetLights.closing}>
      <ClosingWords {...homePage.contact}>
        <HourHeading count={5} />
      </ClosingWords>
      <Picture>
        <OpeningScene />
      </Picture>
    </Morning>
  );
}

/* The words end where the sky becomes too bright for them. */
const Morning = styled.section`
  --picture: 21.25rem;
  --bright: var(--picture);
  --raise: 0rem;
  position: relative;
  overflow: clip;
  background: linear-gradient(
    in oklab,
    ${lightColor.skyTop},
    ${lightColor.skyMiddle} calc(100% - 1.02 * var(--bright)),
    ${lightColor.skyLow} calc(100% - 0.8 * var(--bright)),
    ${lightColor.skyHaze} calc(100% - 0.58 * var(--bright)),
    ${lightColor.skyGlow} calc(100% - 0.44 * var(--bright)),
    ${lightColor.skyHorizon} calc(100% - 0.24 * var(--bright))
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
  @media print { height: auto; margin: 0; }
`;
