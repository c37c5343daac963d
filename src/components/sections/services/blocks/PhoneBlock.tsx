import styled from 'styled-components';
import { HourCaption } from '@/components/sections/hour/HourText';
import type { Service } from '@/content/services';
import { CallScene } from '@/scenes/services/CallScene';
import { drawnAt, ServiceScene, wideDrawing } from '@/scenes/services/ServiceScene';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { behindWords, bleeding, columnGap, groundBelow } from '../parts/pictures';
import { ServiceResults } from '../parts/ServiceResults';
import { ServiceSection, ServiceText, ServiceTitle } from '../parts/ServiceSection';
import { ServiceOffer, ServiceTerms } from '../parts/ServiceTerms';

/** The phone service: its words beside the lamp, and its results below the sound of a call. */
export function PhoneBlock({ service }: { service: Service }) {
  return (
    <Section service={service}>
      <Picture>
        <ServiceScene service={service} />
      </Picture>
      <HourCaption hour={service.hour} />
      <Words>
        <ServiceTitle service={service} />
        <ServiceText service={service} />
      </Words>
      <Call
        service={service}
        picture={
          <Sound>
            <CallScene />
          </Sound>
        }
      />
      <Offer service={service} />
      <ServiceTerms service={service} />
    </Section>
  );
}

const Section = styled(ServiceSection)`
  ${media.desktop} { > p { grid-column: 7 / -1; } }
`;

/* Above the desk. */
const Words = styled.div`
  display: grid;
  gap: inherit;
  ${media.phone} { display: contents; }
  ${media.desktop} {
    grid-column: 7 / -1;
    margin-bottom: calc(0.18 * ${wideDrawing});
  }
`;

/* A room, which begins at its ceiling. */
const Picture = styled.div`
  ${bleeding}
  ${media.desktop} {
    ${groundBelow}
    ${behindWords}
    ${drawnAt(`calc(100cqi - ${wideDrawing} - max(2.5rem, var(--side) - 11.5rem))`)}
    grid-area: 1 / 1 / 3 / -1;
    border-top: 2px solid ${lightColor.wallEdge};
  }
`;

const Sound = styled.div`
  position: relative;
  height: clamp(4rem, 8cqi, 9rem);
  margin: ${theme.space.x4} calc(-1 * var(--side));
  @media print { display: none; }
`;

const Call = styled(ServiceResults)`
  ul { display: grid; gap: ${theme.space.x3}; }
  li { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); align-items: baseline; }
  p { display: contents; }
  strong { grid-area: 1 / 1; }
  ul strong { font-size: 1.875rem; }
  p > span { grid-area: 1 / 2; }
  b { grid-area: 2 / 2; }
  ${media.tablet} {
    ul strong { font-size: clamp(3.25rem, 5.4vw, 5.5rem); }
    ul { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${columnGap}; }
    li > b:not(:has(+ p)), li > p > span { font-size: ${theme.size.lede}; }
    li { display: flex; flex-direction: column; align-items: start; }
    p > * { order: -1; }
    p > span { margin-top: ${theme.space.x1}; }
  }
`;

const Offer = styled(ServiceOffer)`
  ${media.tablet} { ul { columns: 2; } }
`;
