import styled from 'styled-components';
import type { Service } from '@/content/service';
import { servicesPage } from '@/content/servicesPage';
import { media } from '@/styles/media';
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
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.height.target};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    &::after {
      content: '';
      width: 0.625rem;
      height: 0.625rem;
      margin: -0.25rem 0.25rem 0 0;
      border: solid ${theme.color.cool};
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
  }
  &[open] summary::after { margin-top: 0.25rem; transform: rotate(225deg); }
  h3 { font-size: ${theme.size.heading}; }
  ul { display: grid; gap: ${theme.space.x4} ${theme.space.x6}; padding: ${theme.space.x3} 0 ${theme.space.x2} 1.25rem; list-style: square; }
  li { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }
  li::marker { color: ${theme.color.cool}; }
  ${media.tablet} { grid-column: var(--lists, var(--picture, 2)); }
  @supports selector(::details-content) {
    ${media.tablet} {
      summary { min-height: 0; pointer-events: none; &::after { display: none; } }
      &::details-content { content-visibility: visible; }
    }
  }
  ${media.desktop} { ul { grid-template-columns: repeat(var(--columns, 2), minmax(0, 1fr)); } }
`;
