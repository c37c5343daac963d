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
import { ServiceFacts } from '../services/parts/ServiceTerms';
import { cardPictureWidth, litRoom, ServiceCards, serviceTitle } from './ServiceCards';

const others = services.filter(({ slug }) => slug !== websiteService.slug);

/** The services: the featured one large, the others below. */
export function ServicesOverview() {
  const { heading, lede, startWebsite } = homePage.services;
  return (
    <Section id="services">
      <SectionHead heading={heading} text={lede} />
      <Featured>
        <Example>
          <ExampleSite example={bakery} />
        </Example>
        <div data-picture="">
          <ServiceIcon service={websiteService} />
        </div>
        <Words>
          <Title>
            <a href={servicePath(websiteService.slug)}>
              <NoWrap>{websiteService.title}</NoWrap>
            </a>
          </Title>
          <Summary>{websiteService.summary}</Summary>
          <Terms>
            <ServiceFacts service={websiteService} />
          </Terms>
          <Action>
            <ButtonLink href={consultationPathFor(websiteService.slug)}>{startWebsite}</ButtonLink>
          </Action>
        </Words>
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

/* On a phone, a card like the others, because an example has just been shown. */
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
  ${media.phone} {
    grid-template:
      'picture title' auto
      'picture summary' 1fr
      'terms terms' auto
      'action action' auto / ${cardPictureWidth} minmax(0, 1fr);
    > [data-picture] { grid-area: picture; }
  }
  ${media.tablet} {
    grid-template-columns: 19rem minmax(0, 1fr);
    gap: ${theme.space.x5} ${theme.space.x7};
    padding: ${theme.space.x6};
    > [data-picture] { display: none; }
  }
  ${media.desktop} { grid-template-columns: 5fr 6fr; }
`;

/* As on a phone, because the same website has just been shown on a wide screen. */
const Example = styled.div`
  --example-height: 30rem;
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 20rem);
  background: radial-gradient(closest-side, ${theme.color.signalDeep}, transparent);
  > figure { border-radius: 2rem; }
  ${media.phone} { display: none; }
`;

const Words = styled.div`
  ${media.phone} { display: contents; }
  ${media.tablet} { display: flex; flex-direction: column; justify-content: center; }
`;

const Title = styled.h3`
  grid-area: title;
  font-size: ${theme.size.title};
  ${media.phone} { margin: ${theme.space.x2} ${theme.space.x4} 0; font-size: 1.125rem; line-height: 1.2; }
  ${media.desktop} { ${displayType} font-size: clamp(2.5rem, 3.9vw, 3.75rem); }
`;

const Summary = styled.p`
  grid-area: summary;
  color: ${theme.color.muted};
  ${media.phone} {
    margin: ${theme.space.x2} ${theme.space.x4} ${theme.space.x4};
    font-size: 0.875rem;
    line-height: 1.45;
  }
  ${media.tablet} { margin-block: ${theme.space.x2} ${theme.space.x5}; }
`;

const Terms = styled.div`
  grid-area: terms;
  ${media.phone} {
    margin: 0 ${theme.space.x4} ${theme.space.x4};
    padding-top: ${theme.space.x3};
    border-top: 1px solid ${theme.color.line};
  }
  ${media.tablet} {
    margin-bottom: ${theme.space.x5};
    padding-top: ${theme.space.x5};
    border-top: 1px solid ${theme.color.lineLit};
  }
`;

const Action = styled.div`
  grid-area: action;
  display: grid;
  ${media.phone} { margin: 0 ${theme.space.x4} ${theme.space.x4}; }
  ${media.tablet} { justify-content: start; }
`;
