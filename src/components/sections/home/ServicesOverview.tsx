import styled from 'styled-components';
import { FeaturedExample } from '@/components/examples/FeaturedExample';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import { homePage } from '@/content/home';
import { services, websiteService } from '@/content/services';
import { consultationPathFor, servicePath } from '@/lib/paths';
import { WebsiteScene } from '@/scenes/WebsiteScene';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { panel } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SectionHead } from '../SectionHead';
import { cardPictureWidth, ServiceCards, serviceTitle } from './ServiceCards';

const others = services.filter((service) => service !== websiteService);

/** The services: the featured one large, the others below it. */
export function ServicesOverview() {
  const { heading, lede, startWebsite } = homePage.services;
  return (
    <Section id="services">
      <SectionHead heading={heading} text={lede} />
      <Featured>
        <FeaturedExample />
        <Detail>
          <WebsiteScene />
        </Detail>
        <Words>
          <h3>
            <a href={servicePath(websiteService.slug)}>
              <NoWrap>{websiteService.title}</NoWrap>
            </a>
          </h3>
          <p>{websiteService.summary}</p>
          <ServiceFacts service={websiteService} />
          <ButtonLink href={consultationPathFor(websiteService.slug)}>{startWebsite}</ButtonLink>
        </Words>
      </Featured>
      <ServiceCards services={others} />
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-block: ${theme.space.section} clamp(1rem, 8vw - 1rem, 7.5rem);
  scroll-margin-top: calc(-1 * ${theme.space.x5});
`;

/* An example of what the service makes, and the words beside it. */
const Featured = styled.article`
  ${panel}
  display: grid;
  overflow: hidden;
  /* A phone has just seen an example whole: there it is a card like the others, with its terms and its button below. */
  ${media.phone} { grid-template-columns: ${cardPictureWidth} minmax(0, 1fr); > figure { display: none; } }
  ${media.tablet} { gap: ${theme.space.x5} ${theme.space.x7}; padding: ${theme.space.x6}; }
  ${media.desktop} { grid-template-columns: 7fr 5fr; align-items: center; }
`;

const Words = styled.div`
  ${serviceTitle}
  h3 { font-size: ${theme.size.title}; }
  > p { color: ${theme.color.muted}; }
  ${media.phone} {
    display: contents;
    > * { grid-column: 1 / -1; margin: 0 ${theme.space.x4} ${theme.space.x4}; }
    > h3 { grid-column: 2; margin-block: ${theme.space.x1} 0; font-size: 1.125rem; line-height: 1.2; }
    > p { grid-column: 2; margin-top: ${theme.space.x2}; font-size: 0.875rem; line-height: 1.45; }
    > dl { padding-top: ${theme.space.x3}; border-top: 1px solid ${theme.color.line}; }
  }
  ${media.tablet} { > :is(p, dl) { margin-block: ${theme.space.x2} ${theme.space.x5}; } }
`;

const Detail = styled.div`
  position: relative;
  grid-row: 1 / span 2;
  ${media.tablet} { display: none; }
  @media print { display: none; }
`;
