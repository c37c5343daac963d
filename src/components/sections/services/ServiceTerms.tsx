import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import type { Service } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';
import { consultationPathFor } from '@/lib/paths';
import { media } from '@/styles/media';
import { factsStyles } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** What a service costs and how long it takes, and the way to ask for it. */
export function ServiceTerms({ service }: { service: Service }) {
  return (
    <Terms>
      <ServiceFacts service={service} />
      <ButtonLink href={consultationPathFor(service.slug)}>
        {servicesPage.start}
        <span className="visually-hidden"> with {service.title}</span>
      </ButtonLink>
    </Terms>
  );
}

/* On a phone each term is one line, and the button stands beside them where there is room. */
const Terms = styled.div`
  ${factsStyles}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x3} ${theme.space.x2};
  margin-top: ${theme.space.x4};
  padding-top: ${theme.space.x4};
  border-top: 1px solid ${theme.color.lineLit};
  .facts { padding: 0; border: 0; }
  dt { color: ${theme.color.muted}; line-height: 1.4; }
  dd { line-height: 1.4; }
  ${media.phone} {
    .facts { display: block; }
    .facts > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.375rem; }
    dt { font-size: ${theme.size.tiny}; }
    dd { font-size: 0.875rem; }
    > a { min-height: ${theme.height.target}; padding: ${theme.space.x2} ${theme.space.x3}; font-size: ${theme.size.small}; }
  }
  ${media.tablet} { display: grid; justify-items: start; gap: ${theme.space.x5}; margin-top: ${theme.space.x5}; }
  ${media.desktop} { display: flex; align-items: end; .facts { column-gap: ${theme.space.x5}; } }
`;
