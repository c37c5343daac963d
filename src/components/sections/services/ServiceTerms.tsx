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
        <span className="visually-hidden"> {servicesPage.startWith(service.title)}</span>
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
  margin-top: ${theme.space.x3};
  padding-top: ${theme.space.x3};
  border-top: 1px solid ${theme.color.lineLit};
  ${media.phone} {
    > a { flex: none; min-height: ${theme.height.target}; padding: ${theme.space.x2} ${theme.space.x3}; font-size: ${theme.size.small}; }
  }
  ${media.tablet} { display: grid; justify-items: start; gap: ${theme.space.x5}; margin-top: ${theme.space.x5}; padding-top: ${theme.space.x4}; }
  ${media.desktop} { display: flex; flex-wrap: wrap; align-items: end; }
`;
