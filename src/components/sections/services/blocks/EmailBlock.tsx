import styled from 'styled-components';
import { HourCaption } from '@/components/sections/hour/HourText';
import type { Service } from '@/content/services';
import { ServiceScene } from '@/scenes/services/ServiceScene';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { bleeding, columnGap, groundBelow } from '../parts/pictures';
import { ServiceResults } from '../parts/ServiceResults';
import { ServiceSection, ServiceText, ServiceTitle } from '../parts/ServiceSection';
import { ServiceOffer, ServiceTerms } from '../parts/ServiceTerms';

/** The email service: its week along the street, and below it the results. */
export function EmailBlock({ service }: { service: Service }) {
  return (
    <Section service={service}>
      <Picture>
        <ServiceScene service={service} />
      </Picture>
      <HourCaption hour={service.hour} />
      <ServiceTitle service={service} />
      <Text service={service} />
      <Line service={service} />
      <Offer service={service} />
      <ServiceTerms service={service} />
    </Section>
  );
}

const Section = styled(ServiceSection)`
  ${media.tablet} { > h2 { grid-column: 1 / 7; } }
  ${media.desktop} { > p { grid-row: 1; } }
`;

const Picture = styled.div`
  ${bleeding}
  ${media.desktop} {
    ${groundBelow}
    grid-row: 3;
    height: 36cqi;
    margin-block: -3rem -2.5rem;
    aspect-ratio: auto;
  }
`;

const Text = styled(ServiceText)`
  ${media.tablet} { grid-column: 7 / -1; }
`;

/* Below a lit edge. */
const Line = styled(ServiceResults)`
  ul {
    display: grid;
    gap: ${theme.space.x4} ${columnGap};
    padding-top: ${theme.space.x4};
    border-top: 2px solid ${theme.color.signalSoft};
  }
  li { display: grid; align-content: start; }
  p { display: contents; > * { order: -1; } }
  ul strong { font-size: 2.25rem; }
  ${media.tablet} {
    ul strong { font-size: clamp(2rem, 3.9vw, 4rem); }
    li > b:not(:has(+ p)), li > p > span { font-size: ${theme.size.lede}; }
    p > span { margin-top: ${theme.space.x1}; }
    ul { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

const Offer = styled(ServiceOffer)`
  ${media.tablet} { ul { columns: 2; } }
  ${media.desktop} { ul { columns: 3; } }
`;
