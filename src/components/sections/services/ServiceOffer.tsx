import styled from 'styled-components';
import type { Service } from '@/content/service';
import { servicesPage } from '@/content/servicesPage';
import { media } from '@/styles/media';
import { unfolding } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** What a service consists of. On a phone the list unfolds; where there is room it stands open. */
export function ServiceOffer({ service: { features } }: { service: Service }) {
  return (
    <Offer>
      <summary>
        <h3>{servicesPage.offered}</h3>
      </summary>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Offer>
  );
}

const Offer = styled.details`
  summary {
    ${unfolding}
    min-height: ${theme.height.target};
  }
  h3 { font-size: ${theme.size.heading}; }
  ul { display: grid; gap: ${theme.space.x4} ${theme.space.x6}; padding: ${theme.space.x3} 0 ${theme.space.x2} 1.25rem; list-style: square; }
  li { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }
  li::marker { color: ${theme.color.cool}; }
  ${media.tablet} { grid-column: var(--lists, var(--picture, 2)); }
  @supports selector(::details-content) {
    ${media.tablet} {
      summary { min-height: 0; pointer-events: none; &::before, &::after { display: none; } }
      &::details-content { content-visibility: visible; }
    }
  }
  ${media.desktop} { ul { grid-template-columns: repeat(var(--columns, 2), minmax(0, 1fr)); } }
`;
