import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/service';
import { media } from '@/styles/media';
import { unfolding } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { columnGap } from './pictures';

/**
 * A service's features, which unfold on a phone and are open from tablet width on, in `--columns`, each of which is
 * filled by itself.
 */
export function ServiceOffer({ service, className }: { service: Service; className?: string }) {
  return (
    <Offer className={className}>
      <summary>
        <h3>{servicesPage.offered}</h3>
      </summary>
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

const Offer = styled.details`
  ${media.phone} { order: 2; }
  summary {
    ${unfolding}
    min-height: ${theme.height.target};
  }
  h3 { font-size: ${theme.size.heading}; }
  ul { columns: var(--columns, 1); column-gap: ${columnGap}; padding-top: ${theme.space.x3}; }
  li {
    position: relative;
    break-inside: avoid;
    padding: 0 0 ${theme.space.x3} 1.125rem;
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    line-height: 1.4;
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
  @supports selector(::details-content) {
    ${media.tablet} {
      summary { min-height: 0; pointer-events: none; &::before, &::after { display: none; } }
      &::details-content { content-visibility: visible; }
    }
  }
`;
