import styled from 'styled-components';
import { HourCaption } from '@/components/sections/hour/HourText';
import type { Service } from '@/content/services';
import { drawnAt, ServiceScene, wideDrawing } from '@/scenes/services/ServiceScene';
import { media } from '@/styles/media';
import { behindWords, bleeding, groundBelow } from '../parts/pictures';
import { ResultRows } from '../parts/ServiceResults';
import { ServiceSection, ServiceText, ServiceTitle } from '../parts/ServiceSection';
import { ServiceOffer, ServiceTerms } from '../parts/ServiceTerms';

/** Direct messages: a title as wide as the page, words and results beside the scene, and the terms below both. */
export function MessagingBlock({ service }: { service: Service }) {
  return (
    <ServiceSection service={service}>
      <Picture>
        <ServiceScene service={service} />
      </Picture>
      <HourCaption hour={service.hour} />
      <ServiceTitle service={service} />
      <Words>
        <ServiceText service={service} />
        <ResultRows service={service} />
      </Words>
      <Offer service={service} />
      <ServiceTerms service={service} />
    </ServiceSection>
  );
}

const Picture = styled.div`
  ${bleeding}
  ${media.desktop} {
    ${groundBelow}
    ${behindWords}
    ${drawnAt('max(0rem, calc(var(--side) - 14rem))', '78%')}
    grid-area: 1 / 1 / 4 / -1;
  }
`;

/* In the sky, above the hills. */
const Words = styled.div`
  display: grid;
  gap: inherit;
  ${media.desktop} { grid-column: 1 / 7; padding-bottom: calc(0.26 * ${wideDrawing}); > div { width: 88%; } }
`;

const Offer = styled(ServiceOffer)`
  ${media.tablet} { ul { columns: 2; } }
  ${media.desktop} { ul { columns: 3; } }
`;
