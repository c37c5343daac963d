import styled from 'styled-components';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/services';
import { startingAt, writeAmount, writePayment } from '@/lib/text/price';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** A service's timeline and price, each on one line on a phone. */
export function ServiceFacts({ service: { timeline, price } }: { service: Service }) {
  const payment = writePayment(price);
  return (
    <Facts>
      <div>
        <dt>{servicesPage.timeline}</dt>
        <dd>{timeline}</dd>
      </div>
      <div>
        <dt>{servicesPage.investment}</dt>
        <dd>
          {startingAt} <b>{writeAmount(price)}</b>
          {payment && (
            <>
              <span>, </span>
              {payment}
            </>
          )}
        </dd>
      </div>
    </Facts>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x3} ${theme.space.x5};

  dt { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }
  dd { font-weight: ${theme.weight.strong}; line-height: 1.4; text-wrap: balance; }
  b { font-weight: inherit; }
  dd::first-letter { text-transform: uppercase; }
  ${media.phone} {
    display: grid;
    gap: 0;
    > div { display: flex; flex-wrap: wrap; gap: 0 0.25rem; }
    dt, dd { font-size: 0.875rem; }
  }
`;
