import styled from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import { homePage } from '@/content/home';
import { services, websiteService } from '@/content/services';
import { consultationPathFor, servicePath } from '@/lib/paths';
import { container } from '@/styles/container';
import { light } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { panel } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { FeaturedExample } from '../examples/FeaturedExample';
import { SectionHead } from '../SectionHead';
import { cardPictureWidth, ServiceCards } from './ServiceCards';

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
          <Drawing name="website" view="detail" only="site" preserveAspectRatio="xMidYMid slice" />
        </Detail>
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
  padding-block: ${theme.space.section} clamp(1rem, 8vw - 1rem, 7.5rem);
  scroll-margin-top: calc(-1 * ${theme.space.x5});
`;

/* An example of what the service makes, and the words beside it. */
const Featured = styled.article`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.x5};
  padding: ${theme.space.x4};
  ${media.tablet} { padding: ${theme.space.x6}; }
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space.x7};
  }

  /* A phone has just seen an example whole: there it is a card like the others, with its terms and its button below. */
  ${media.phone} {
    grid-template-columns: ${cardPictureWidth} minmax(0, 1fr);
    gap: 0;
    overflow: hidden;
    padding: 0;
    > figure { display: none; }
    > :last-child { display: contents; }
    > div > :is(h3, p) { grid-column: 2; padding-inline: ${theme.space.x4}; }
    > div > :is(dl, a) { grid-column: 1 / -1; margin: 0 ${theme.space.x4}; }
    > div > dl { padding-block: ${theme.space.x3}; border-top: 1px solid ${theme.color.line}; }
    > div > a { margin-bottom: ${theme.space.x4}; }
  }
  h3 { font-size: ${theme.size.title}; ${media.phone} { margin-top: ${theme.space.x1}; font-size: 1.125rem; line-height: 1.2; } }
  h3 a { display: inline-block; padding-block: ${theme.space.x3}; color: ${theme.color.text}; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  > div > p { color: ${theme.color.muted}; }
  ${media.phone} { > div > p { margin-bottom: ${theme.space.x4}; font-size: 0.875rem; line-height: 1.4; } }
  ${media.tablet} {
    > div > p { margin-block: ${theme.space.x2} ${theme.space.x5}; }
    > div > dl { margin-bottom: ${theme.space.x5}; }
  }
`;

const Detail = styled.div`
  position: relative;
  grid-row: 1 / span 2;
  align-self: stretch;
  background: linear-gradient(in oklab, ${light.skyTop}, ${light.skyMiddle} 45%, ${light.skyHorizon});
  svg { position: absolute; inset: 0; height: 100%; overflow: hidden; }
  ${media.tablet} { display: none; }
  @media print { display: none; }
`;
