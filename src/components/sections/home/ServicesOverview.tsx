import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { homePage } from '@/content/copy/home';
import { services, websiteService } from '@/content/services';
import { consultationPathFor, servicePath } from '@/lib/paths';
import { ServiceIcon } from '@/scenes/services/ServiceIcon';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ServiceFacts } from '../services/ServiceTerms';
import { litRoom, ServiceCards, serviceTitle } from './ServiceCards';

const others = services.filter(({ slug }) => slug !== websiteService.slug);

export function ServicesOverview() {
  const { startWebsite, ownWork } = homePage.services;
  return (
    <House>
      <Featured>
        <div data-picture="" data-after-load="">
          <ServiceIcon service={websiteService} />
        </div>
        <div>
          <h3>
            <a href={servicePath(websiteService.slug)}>
              <NoWrap>{websiteService.title}</NoWrap>
            </a>
          </h3>
          <p>{websiteService.summary}</p>
          <ServiceFacts service={websiteService} />
          <ButtonLink href={consultationPathFor(websiteService.slug)}>{startWebsite}</ButtonLink>
          <p>{ownWork}</p>
        </div>
      </Featured>
      <ServiceCards services={others} />
    </House>
  );
}

const House = styled.div`
  ${container}
  position: relative;
  display: grid;
  gap: clamp(${theme.space.x3}, 2vw, ${theme.space.x5});
  padding-block: clamp(${theme.space.x5}, 2.5vw, ${theme.space.x7});
  ${media.wide} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: ${theme.space.x4}; }
  @media print { display: block; > * + * { margin-top: ${theme.space.x3}; } }
`;

const Featured = styled.article`
  ${litRoom}
  ${serviceTitle}
  display: grid;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-top-color: ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lift};
  ${media.phone} { > [data-picture] { display: none; } }
  [data-picture] + div {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: ${theme.space.x3};
    padding: ${theme.space.x4} min(${theme.space.x4}, 5vw);
    h3 { font-size: clamp(min(1.75rem, 11vw), 1.3rem + 1vw, 2.25rem); }
    p { color: ${theme.color.muted}; }
    dl { width: 100%; padding-top: ${theme.space.x3}; border-top: 1px solid ${theme.color.lineLit}; }
    p + dl + a + p { font-size: ${theme.size.small}; line-height: 1.45; }
    ${media.phone} { .button { width: 100%; } }
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
    > [data-picture] { grid-template-columns: 76%; border-right: 1px solid ${lightColor.wallEdge}; }
    [data-picture] + div { padding: ${theme.space.x5}; }
  }
  @media print { display: block; break-inside: avoid; }
`;
