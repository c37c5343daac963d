import styled from 'styled-components';
import { ExampleSite } from '@/components/examples/ExampleSite';
import { HourCaption } from '@/components/sections/hour/HourText';
import { salon } from '@/content/examples/salon';
import type { Service } from '@/content/services';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { columnGap } from '../parts/pictures';
import { ResultRows } from '../parts/ServiceResults';
import { ServiceSection, ServiceText, ServiceTitle } from '../parts/ServiceSection';
import { ServiceOffer, ServiceTerms } from '../parts/ServiceTerms';

/** The website service: an example as wide as the page, and its words, results and offer side by side below it. */
export function WebsiteBlock({ service }: { service: Service }) {
  return (
    <ServiceSection service={service}>
      <HourCaption hour={service.hour} />
      <ServiceTitle service={service} />
      <Browser>
        <ExampleSite example={salon} alone />
      </Browser>
      <Text service={service} />
      <Results service={service} />
      <Offer service={service} />
      <ServiceTerms service={service} />
    </ServiceSection>
  );
}

/* As wide as the page, so without edges at its sides. */
const Browser = styled.div`
  --example-height: clamp(24rem, 36vw, 38rem);
  margin-inline: calc(-1 * var(--side));
  > figure { border-inline: 0; border-radius: 0; }
  ${media.tablet} { margin-top: calc(-1 * ${theme.space.x3}); }
  /* Its edges, and the left edge of its words beside a picture, are those of the columns below. */
  ${media.desktop} {
    --example-edge: var(--side);
    --example-words: calc(var(--side) + (100cqi - 2 * var(--side) + ${columnGap}) / 3);
  }
`;

const Text = styled(ServiceText)`
  ${media.desktop} { grid-column: 1 / 5; }
`;

const Results = styled(ResultRows)`
  ul strong { font-size: 1.75rem; }
  ${media.tablet} { grid-column: 1 / 7; }
  ${media.desktop} { grid-column: 5 / 9; }
`;

const Offer = styled(ServiceOffer)`
  ${media.tablet} { grid-column: 7 / -1; }
  ${media.desktop} { grid-column: 9 / -1; }
`;
