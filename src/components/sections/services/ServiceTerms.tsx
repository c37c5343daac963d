import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import type { Service } from '@/content/service';
import { servicesPage } from '@/content/servicesPage';
import { consultationPathFor } from '@/lib/paths';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** What a service costs and how long it takes, and the way to ask for it. */
export function ServiceTerms({ service }: { service: Service }) {
  return (
    <Terms>
      <ServiceFacts service={service} compact />
      <ButtonLink href={consultationPathFor(service.slug)}>
        {servicesPage.start}
        <span className="visually-hidden"> with {service.title}</span>
      </ButtonLink>
    </Terms>
  );
}

/* On a phone the button stands beside the terms, which take a second line where there is no room. */
const Terms = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1};
  margin-top: clamp(${theme.space.x3}, 2.5vw, ${theme.space.x5});
  padding-top: clamp(${theme.space.x3}, 2vw, ${theme.space.x4});
  border-top: 1px solid ${theme.color.lineLit};
  ${media.phone} {
    --button-height: ${theme.height.target};
    --button-padding: ${theme.space.x2} ${theme.space.x3};
    > a { flex: none; font-size: ${theme.size.small}; }
  }
  ${media.tablet} { flex-wrap: wrap; align-items: end; gap: ${theme.space.x4} ${theme.space.x5}; }
`;
