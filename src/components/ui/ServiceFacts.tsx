import styled from 'styled-components';
import type { Service } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';
import { writePrice } from '@/lib/price';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface ServiceFactsProps {
  service: Service;
  /** In a row with other things: without a hairline above, and on a phone each term on one small line. */
  inRow?: boolean;
}

/** A service's timeline and price, as a pair of terms. */
export function ServiceFacts({ service, inRow = false }: ServiceFactsProps) {
  return (
    <Facts data-in-row={inRow}>
      <div>
        <dt>{servicesPage.timeline}</dt>
        <dd>{service.timeline}</dd>
      </div>
      <div>
        <dt>{servicesPage.investment}</dt>
        <dd>{writePrice(service.price)}</dd>
      </div>
    </Facts>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x3} ${theme.space.x5};
  ${media.wide} { column-gap: ${theme.space.x7}; }

  dt { color: ${theme.color.quiet}; font-size: ${theme.size.small}; }
  dd { font-weight: ${theme.weight.strong}; }
  dd::first-letter { text-transform: uppercase; }
  &[data-in-row='false'] {
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.line};
  }
  &[data-in-row='true'] {
    dt { color: ${theme.color.muted}; line-height: 1.4; }
    dd { line-height: 1.4; }
    ${media.desktop} { column-gap: ${theme.space.x5}; }
    ${media.phone} {
      display: block;
      > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.25rem; }
      dt { font-size: ${theme.size.tiny}; }
      dd { font-size: 0.875rem; }
    }
  }
`;
