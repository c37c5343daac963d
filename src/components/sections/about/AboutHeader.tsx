import styled from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import { aboutPage } from '@/content/about';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { HourHeading } from '../HourHeading';
import { PageIntroduction } from '../PageIntroduction';
import { StreetGround, streetGroundHeight } from '../StreetGround';

/** The way back and who this is about, beside the house they work in, late in the evening. */
export function AboutHeader() {
  const picture = (
    <>
      <House>
        <Drawing name="lit-window" add={['wall-left']} />
      </House>
      <StreetGround>
        <HourHeading count={2} scene={aboutPage.scene} />
      </StreetGround>
    </>
  );
  const { heading, lede } = aboutPage;
  return <Header heading={heading} lede={lede} light={streetLights.about} picture={picture} />;
}

/* On a phone the words stand on the wall above the window, on a desktop in the sky beside the house. */
const Header = styled(PageIntroduction)`
  /* How wide the drawing is. */
  --drawing: 56rem;
  --heading-width: 7.5em;
  --text-width: 18em;
  display: flex;
  flex-direction: column;
  background: ${light.wall};
  ${media.tablet} { --drawing: 76rem; }
  ${media.desktop} {
    --drawing: clamp(64rem, 100vw, 116rem);
    min-height: max(0.43 * var(--drawing) + ${streetGroundHeight}, 38rem);
    background: linear-gradient(in oklab, ${light.skyTop}, ${light.skyMiddle} 45%, ${light.skyHaze} 80%);
  }
`;

/* Below desktop width the window is in the middle, and the wall goes on to both sides. */
const House = styled.div`
  position: relative;
  height: calc(0.35 * var(--drawing));
  > svg {
    position: absolute;
    bottom: 0;
    left: calc(50% - 0.646 * var(--drawing));
    width: var(--drawing);
    max-width: none;
  }
  ${media.compact} { [data-part='stars'], [data-part='corner'] { display: none; } }
  /* Of the door there would be a sliver. */
  ${media.phone} { [data-part='door'] { display: none; } }
  ${media.desktop} {
    position: absolute;
    inset: auto 0 ${streetGroundHeight};
    > svg { left: calc(50% - var(--drawing) / 2); }
    [data-part='wall-left'] { display: none; }
  }
  @media print { display: none; }
`;
