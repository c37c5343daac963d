import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/services';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { columnGap } from './pictures';

/** A service's features, in `--columns`, each of which is filled by itself. Blocks place it by `data-offer`. */
export function ServiceOffer({ service }: { service: Service }) {
  return (
    <Offer data-offer="">
      <h3>{servicesPage.offered}</h3>
      <ul>
        {service.features.map((feature) => (
          <li key={feature}>
            <span>
              <NoWrap>{feature}</NoWrap>
            </span>
          </li>
        ))}
      </ul>
    </Offer>
  );
}

const Offer = styled.div`
  ${media.phone} { order: 1; margin-top: ${theme.space.x2}; }
  h3 { font-size: ${theme.size.heading}; }
  ul { columns: var(--columns, 1); column-gap: ${columnGap}; padding-top: ${theme.space.x3}; }
  li {
    position: relative;
    break-inside: avoid;
    padding: 0 0 ${theme.space.x3} 1.125rem;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    line-height: 1.4;
    ${media.phone} { padding-bottom: ${theme.space.x2}; }
  }
  /* A box of its own, because Firefox would leave a column of balanced text half empty. */
  li > span { display: inline-block; text-wrap: balance; }
  li::before {
    content: '';
    position: absolute;
    top: calc(0.5lh - 3px);
    left: 0;
    border: 3px solid ${theme.color.cool};
  }
  ${media.tablet} { li { font-size: ${theme.size.body}; } }
`;
