import styled from 'styled-components';
import type { Service } from '@/content/service';
import { servicesPage } from '@/content/servicesPage';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface ServiceOfferProps {
  service: Service;
  /** On a desktop over the whole width, in three columns. */
  wide: boolean;
}

/** What a service consists of. On a phone the list unfolds; where there is room it stands open. */
export function ServiceOffer({ service: { features }, wide }: ServiceOfferProps) {
  return (
    <Offer data-wide={wide}>
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
  li {
    display: grid;
    grid-template-columns: ${theme.space.x5} 1fr;
    padding-block: ${theme.space.x2};
    break-inside: avoid;
    line-height: 1.45;
    &::before {
      content: '';
      width: 0.5rem;
      height: 0.625rem;
      margin-top: 0.4em;
      border-radius: 2px;
      background: ${theme.color.cool};
    }
  }
  ${media.tablet} { grid-column: 7 / -1; }
  @supports selector(::details-content) {
    ${media.tablet} {
      summary { min-height: 0; pointer-events: none; &::after { display: none; } }
      &::details-content { content-visibility: visible; }
      ul { margin-top: ${theme.space.x2}; }
      li { padding-block: ${theme.space.x2}; color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.35; }
    }
  }
  ${media.desktop} {
    [data-layout='left'] > & { grid-area: 3 / 1 / auto / span 6; }
    ul { display: grid; grid-template-columns: 1fr 1fr; column-gap: ${theme.space.x5}; }
    &[data-wide='true'] {
      grid-column: 1 / -1;
      ul { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    }
  }
`;
