import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/services';
import { consultationPathFor } from '@/lib/paths';
import { startingAt, writeAmount, writePayment } from '@/lib/text/price';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { columnGap } from './pictures';

/** The end of a service: its timeline, its price, and the link that starts it, below them on a phone. */
export function ServiceTerms({ service }: { service: Service }) {
  return (
    <Terms>
      <ServiceFacts service={service} />
      <ButtonLink href={consultationPathFor(service.slug)}>
        {servicesPage.start}
        <span className="visually-hidden"> {servicesPage.startWith(service.title)}</span>
      </ButtonLink>
    </Terms>
  );
}

const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x3} ${theme.space.x4};
  padding-top: clamp(${theme.space.x3}, 2vw, ${theme.space.x4});
  border-top: 1px solid ${theme.color.lineOnBlue};
  > dl { display: grid; grid-template-columns: 2fr 3fr; column-gap: ${theme.space.x3}; align-items: last baseline; }
  > dl b { font: ${theme.weight.display} ${theme.size.heading} / 1.2 ${theme.font.display}; }
  ${media.phone} {
    --button-height: ${theme.height.target};
    > dl { flex: 1 0 100%; > div { display: block; } }
    > .button { flex: 1 0 100%; }
  }
  ${media.largeLetters} { > dl { grid-template-columns: minmax(0, 1fr); row-gap: ${theme.space.x3}; } }
  ${media.tablet} {
    > dl { grid-template-columns: 10rem auto; column-gap: ${theme.space.x5}; }
    > dl b { font-size: ${theme.size.title}; }
    > dl dd { font-size: ${theme.size.lede}; }
  }
`;

/** A service's features; `ul { columns }` of the block's style are filled one by one. */
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
`;

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
          {payment && `, ${payment}`}
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
  dd { font-weight: ${theme.weight.strong}; line-height: 1.4; }
  b { font-weight: inherit; }
  dd::first-letter { text-transform: uppercase; }
  ${media.phone} {
    display: grid;
    gap: 0;
    > div { display: flex; flex-wrap: wrap; gap: 0 0.25rem; }
    dt, dd { font-size: 0.875rem; }
  }
`;
