import styled from 'styled-components';
import { ExampleSite } from '@/components/examples/ExampleSite';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { homePage } from '@/content/copy/home';
import { bakery } from '@/content/examples/bakery';
import { services, websiteService } from '@/content/services';
import { consultationPathFor, servicePath } from '@/lib/paths';
import { ServiceIcon } from '@/scenes/services/ServiceIcon';
import { media } from '@/styles/media';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SectionHead } from '../SectionHead';
import { ServiceFacts } from '../services/ServiceTerms';
import { litRoom, ServiceCards, serviceTitle } from './ServiceCards';

const others = services.filter(({ slug }) => slug !== websiteService.slug);

export function ServicesOverview() {
  const { heading, startWebsite } = homePage.services;
  return (
    <Section id="services">
      <SectionHead heading={heading} />
      <Featured>
        <Example>
          <ExampleSite example={bakery} />
        </Example>
        <div data-picture="">
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
        </div>
      </Featured>
      <ServiceCards services={others} />
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-block: ${theme.space.section} clamp(0.5rem, 3vw, 3rem);
  scroll-margin-top: calc(-1 * ${theme.space.x5});
`;

const Featured = styled.article`
  border: 1px solid ${theme.color.line};
  border-top-color: ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lift};
  ${litRoom}
  ${serviceTitle}
  display: grid;
  overflow: hidden;
  > [data-picture] { aspect-ratio: 2; grid-template-columns: 40%; }
  [data-picture] + div {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: ${theme.space.x4};
    padding: ${theme.space.x4} min(${theme.space.x4}, 5vw);
    h3 { font-size: ${theme.size.title}; }
    p { color: ${theme.color.muted}; }
    dl { width: 100%; padding-top: ${theme.space.x4}; border-top: 1px solid ${theme.color.lineLit}; }
    ${media.phone} { .button { width: 100%; } }
    ${media.tablet} { padding: 0; }
    ${media.desktop} { h3 { ${displayType} font-size: clamp(2.5rem, 3.9vw, 3.75rem); } }
  }
  ${media.tablet} {
    grid-template-columns: 20rem minmax(0, 1fr);
    gap: ${theme.space.x5} ${theme.space.x7};
    padding: ${theme.space.x6};
    > [data-picture] { display: none; }
  }
  ${media.desktop} { grid-template-columns: 5fr 6fr; }
  @media print { display: block; break-inside: avoid; }
`;

/* Shows the phone layout, because home shows a wide website above. */
const Example = styled.div`
  --example-height: 30rem;
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 20rem);
  background: radial-gradient(closest-side, ${theme.color.signalDeep}, transparent);
  > figure { border-radius: 2rem; }
  ${media.phone} { display: none; }
  @media print { display: none; }
`;
