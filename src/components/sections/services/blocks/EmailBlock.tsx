import styled from 'styled-components';
import type { Service } from '@/content/services';
import { ServiceScene } from '@/scenes/services/ServiceScene';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { bleeding, columnGap, groundBelow } from '../parts/pictures';
import { ServiceResults } from '../parts/ServiceResults';
import { ServiceSection, ServiceText, ServiceTime, ServiceTitle } from '../parts/ServiceSection';
import { ServiceOffer, ServiceTerms } from '../parts/ServiceTerms';

/** The email service: its week along the street, and below it the results along a line, which ends at the figure. */
export function EmailBlock({ service }: { service: Service }) {
  return (
    <Section service={service}>
      <Picture>
        <ServiceScene service={service} />
      </Picture>
      <ServiceTime hour={service.hour} />
      <ServiceTitle service={service} />
      <Text service={service} />
      <Line service={service} />
      <ServiceOffer service={service} />
      <ServiceTerms service={service} />
    </Section>
  );
}

const Section = styled(ServiceSection)`
  ${media.tablet} {
    > h2 { grid-column: 1 / 7; }
    > [data-offer] { --columns: 2; }
  }
  ${media.desktop} { > p { grid-row: 1; } > [data-offer] { --columns: 3; } }
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

const Line = styled(ServiceResults)`
  [data-results] {
    position: relative;
    display: grid;
    gap: ${theme.space.x4};
    padding-left: ${theme.space.x5};
    &::before {
      content: '';
      position: absolute;
      inset: 0.6rem auto 0.6rem 4px;
      width: 2px;
      background: ${theme.color.signalSoft};
    }
  }
  [data-result] { position: relative; display: grid; }
  [data-result]::before {
    content: '';
    position: absolute;
    top: 0.4rem;
    left: calc(-1 * ${theme.space.x5});
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${theme.color.signal};
  }
  --figure: 2.25rem;
  [data-claim] { display: contents; }
  [data-claim] > * { order: -1; }
  ${media.tablet} {
    --figure: clamp(2rem, 3.9vw, 4rem);
    --lead: ${theme.size.lede};
    [data-measure] { margin-top: ${theme.space.x1}; }
    [data-results] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 ${columnGap};
      padding: ${theme.space.x5} 0 0;
      margin-top: ${theme.space.x4};
      &::before { inset: 4px 0 auto; width: auto; height: 2px; }
    }
    [data-result] { grid-template-rows: calc(1.2 * var(--figure)); align-content: start; }
    [data-result]::before { top: calc(-1 * ${theme.space.x5}); left: 0; }
  }
`;
