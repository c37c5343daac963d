import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import { homePage } from '@/content/home';
import { services, websiteService } from '@/content/services';
import { consultationPathFor, servicePath } from '@/lib/paths';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { panel, sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { FeaturedExample } from '../examples/FeaturedExample';
import { ServiceCards } from './ServiceCards';

const others = services.filter((service) => service !== websiteService);

/** The services: the featured one large, the others below it. */
export function ServicesOverview() {
  const { heading, lede, startWebsite } = homePage.services;
  return (
    <Section id="services">
      <header>
        <h2>{heading}</h2>
        <p>{lede}</p>
      </header>
      <Featured>
        <FeaturedExample />
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
  ${sectionHead}
  padding-block: ${theme.space.section};
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

  /* On a phone the demonstration has just shown one. */
  ${media.phone} { > figure { display: none; } }

  h3 { font-size: ${theme.size.title}; }
  h3 a { display: inline-block; padding-block: ${theme.space.x3}; color: ${theme.color.text}; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  > div > p { margin-block: ${theme.space.x2} ${theme.space.x5}; color: ${theme.color.muted}; }
  > div > dl { margin-bottom: ${theme.space.x5}; }
`;
