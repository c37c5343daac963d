import styled from 'styled-components';
import { SceneCaption, sceneCaptionHeight } from '@/components/sections/hour/HourText';
import { aboutHour, aboutPage } from '@/content/copy/about';
import { hours } from '@/content/night';
import { site } from '@/content/site';
import { houseAt, LitWindowScene } from '@/scenes/about/LitWindowScene';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { PageIntroduction } from '../PageIntroduction';

export const aboutLight = lightAt(hours.goingToBed.time);

export function AboutHeader() {
  const { heading, lede } = aboutPage.header;
  return (
    <header data-light={aboutLight}>
      <Evening heading={<NamedHeading before={heading} />} lede={lede} scene={<House />} />
      <SceneCaption hour={aboutHour()} />
    </header>
  );
}

const Evening = styled(PageIntroduction)`
  --house-width: 56rem;
  --foot: calc(0.35 * var(--house-width));
  --heading-width: 7.5em;
  --text-width: 18em;
  background: ${lightColor.wall};
  ${media.tablet} { --house-width: 76rem; }
  ${media.desktop} {
    --house-width: clamp(64rem, 100vw, 116rem);
    --foot: 0;
    /* The lede ends above the roofs. */
    --heading-size: min(4.5vw, 2.25rem + 1.4vw);
    min-height: max(0.43 * var(--house-width), 41rem - ${sceneCaptionHeight});
    background: ${lightGradient({ skyTop: '', skyMiddle: '50%', skyHaze: '90%' })};
  }
`;

const House = styled(LitWindowScene)`
  ${houseAt('var(--house-width)')}
`;

export function NamedHeading({ before }: { before: string }) {
  return (
    <>
      {`${before} `}
      <Name>{site.name}</Name>
    </>
  );
}

const Name = styled.span`
  display: inline-block;
`;
