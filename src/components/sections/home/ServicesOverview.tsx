import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import { homePage } from '@/content/home';
import { services, websiteService } from '@/content/services';
import { consultationPathFor, servicePath } from '@/lib/paths';
import { writePrice } from '@/lib/price';
import { container } from '@/styles/container';
import { sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { FeaturedExample } from '../examples/FeaturedExample';
import { ServicePicture } from '../ServicePicture';
import { Featured, Others } from './serviceCards';

const others = services.filter((service) => service !== websiteService);

/** The services: the featured one large, the others below it. */
export function ServicesOverview() {
  const { heading, lede, startWebsite } = homePage.services;
  return (
    <Section id="services">
      <Overview>
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
            <p>{websiteService.description}</p>
            <ServiceFacts service={websiteService} />
            <ButtonLink href={consultationPathFor(websiteService.slug)}>{startWebsite}</ButtonLink>
          </div>
        </Featured>
        <Others>
          {others.map((service) => (
            <li key={service.slug}>
              <div className="picture">
                <ServicePicture service={service} detailOnPhone />
              </div>
              <div>
                <h3>
                  <a href={servicePath(service.slug)}>{service.title}</a>
                </h3>
                <p>{service.summary}</p>
                <p className="price">{writePrice(service.price)}</p>
                <svg className="arrow" viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M2 8h12M9 3l5 5-5 5" />
                </svg>
              </div>
            </li>
          ))}
        </Others>
      </Overview>
    </Section>
  );
}

const Section = styled.section`
  scroll-margin-top: calc(-1 * ${theme.space.x5});
`;

const Overview = styled.div`
  ${container}
  padding-top: ${theme.space.section};
  ${sectionHead}

  h3 {
    font-size: ${theme.size.heading};
    a { display: inline-block; padding-block: ${theme.space.x3}; color: ${theme.color.text}; text-decoration: none; }
    a:hover { text-decoration: underline; }
  }
`;
