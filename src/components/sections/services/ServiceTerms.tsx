import type { Graph } from 'schema-dts';
import styled from 'styled-components';
import { absolute, agency, agencyInShort } from '@/components/seo/JsonLd';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PriceText } from '@/components/ui/PriceText';
import { servicesPage } from '@/content/copy/servicesPage';
import { type Service, services } from '@/content/services';
import { consultationPathFor, servicePath } from '@/lib/paths';
import { describePrice } from '@/lib/text/price';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export function ServiceTerms({ service }: { service: Service }) {
  return (
    <Terms>
      <ServiceFacts service={service} />
      <StartLink service={service} variant="primary" />
    </Terms>
  );
}

export function ServiceStart({ service }: { service: Service }) {
  return (
    <Start>
      <p>
        <PriceText price={service.price} />
      </p>{' '}
      <StartLink service={service} variant="secondary" />
    </Start>
  );
}

function StartLink({ service, variant }: { service: Service; variant: 'primary' | 'secondary' }) {
  return (
    <ButtonLink href={consultationPathFor(service.slug)} variant={variant}>
      {servicesPage.start}
      <span className="visually-hidden"> {servicesPage.startWith(service.title)}</span>
    </ButtonLink>
  );
}

const Start = styled.div`
  --button-height: ${theme.height.target};
  --button-padding: ${theme.space.x2} ${theme.space.x4};
  display: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x2} ${theme.space.x4};
  ${media.phone} { display: flex; }
  p { line-height: 1.4; }
  p::first-letter { text-transform: uppercase; }
`;

const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x3} ${theme.space.x4};
  padding-top: clamp(${theme.space.x3}, 2vw, ${theme.space.x4});
  border-top: 1px solid ${theme.color.lineOnBlue};
  > dl {
    display: grid;
    grid-auto-flow: column;
    grid-template: auto auto / minmax(max-content, 2fr) 3fr;
    align-items: baseline;
    gap: 0 ${theme.space.x3};
    > div { display: contents; }
  }
  > dl b { font: ${theme.weight.display} ${theme.size.heading} / 1.2 ${theme.font.display}; }
  ${media.phone} {
    --button-height: ${theme.height.target};
    > * { flex: 1 0 100%; }
  }
  ${media.tablet} {
    > dl { grid-template-columns: minmax(12rem, max-content) auto; column-gap: ${theme.space.x5}; }
    > dl b { font-size: ${theme.size.title}; }
    > dl dd { font-size: ${theme.size.lede}; }
  }
  @media print { break-before: avoid; }
  ${media.largeText} {
    > dl { grid-auto-flow: row; grid-template: none; }
    > dl dt { margin-top: ${theme.space.x3}; }
  }
`;

export function ServiceFacts({ service: { timeline, price } }: { service: Service }) {
  return (
    <Facts>
      <div>
        <dt>{servicesPage.timeline}</dt>
        <dd>{timeline}</dd>
      </div>
      <div>
        <dt>{servicesPage.investment}</dt>
        <dd>
          <PriceText price={price} />
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

/** https://schema.org/Service */
export const servicesData = (): Graph['@graph'] => [
  ...services.map(({ slug, title, summary, price }) => ({
    '@type': 'Service' as const,
    '@id': absolute(servicePath(slug)),
    name: title,
    description: summary,
    provider: agency,
    offers: { '@type': 'Offer' as const, priceSpecification: describePrice(price) },
  })),
  agencyInShort,
];
