import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import { type Client, clients as ourClients } from '@/content/copy/about';
import { servicesPage } from '@/content/copy/servicesPage';
import type { Service } from '@/content/service';
import { consultationPathFor } from '@/lib/paths';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface ServiceTermsProps {
  service: Service;
  clients?: readonly Client[];
  className?: string;
}

/**
 * What the service did for a client, its timeline and price, and the link that starts it: below them on a phone and in a
 * narrow place, else beside them.
 */
export function ServiceTerms({ service, clients = ourClients, className }: ServiceTermsProps) {
  const client = clients.find(
    ({ services, measured }) => measured && services?.[0] === service.slug,
  );
  return (
    <Terms className={className}>
      {client && (
        <p>
          {client.website ? <a href={client.website}>{client.business}</a> : client.business}:{' '}
          <strong>{client.measured}</strong>
        </p>
      )}
      <ServiceFacts service={service} />
      <ButtonLink href={consultationPathFor(service.slug)}>
        {servicesPage.start}
        <span className="visually-hidden"> {servicesPage.startWith(service.title)}</span>
      </ButtonLink>
    </Terms>
  );
}

const Terms = styled.div`
  align-self: start;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x3} ${theme.space.x4};
  padding-top: clamp(${theme.space.x3}, 2vw, ${theme.space.x4});
  border-top: 1px solid ${theme.color.lineOnBlue};
  > p { flex: 1 0 100%; line-height: 1.45; text-wrap: pretty; }
  /* On a phone every service ends with its terms, then what is offered. */
  ${media.phone} {
    order: 1;
    --button-height: ${theme.height.target};
    > dl { flex: 1 0 100%; grid-template-columns: 2fr 3fr; column-gap: ${theme.space.x3}; > div { display: block; } }
    > .button { flex: 1 0 100%; }
  }
  ${media.tablet} {
    --button-padding: ${theme.space.x3} clamp(${theme.space.x4}, 2.5vw - 0.6rem, ${theme.space.x5});
    > dl { column-gap: clamp(${theme.space.x5}, 2.8vw, 2.5rem); }
  }
`;
