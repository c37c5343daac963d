import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/services';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { columnGap } from './pictures';

export function ServiceOffer({ service, className }: { service: Service; className?: string }) {
  return (
    <Offer className={className}>
      <h3>{servicesPage.offered}</h3>
      <ul>
        {service.features.map((feature) => (
          <li key={feature}>
            <NoWrap>{feature}</NoWrap>
          </li>
        ))}
      </ul>
    </Offer>
  );
}

const Offer = styled.div`
  ${media.phone} { margin-top: ${theme.space.x2}; }
  h3 { font-size: ${theme.size.heading}; }
  ul { column-gap: ${columnGap}; padding-top: ${theme.space.x3}; }
  li {
    position: relative;
    break-inside: avoid;
    padding: 0 0 ${theme.space.x3} 1.125rem;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    line-height: 1.4;
    ${media.phone} { padding-bottom: ${theme.space.x2}; }
  }
  li::before {
    content: '';
    position: absolute;
    top: calc(0.5lh - 3px);
    left: 0;
    border: 3px solid ${theme.color.cool};
  }
  ${media.tablet} { li { font-size: ${theme.size.body}; } }
  @media print { ul { columns: 2; } }
`;
