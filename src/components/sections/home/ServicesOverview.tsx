import styled from 'styled-components';
import { ServiceScene } from '@/components/scenes/ServiceScene';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import { homePage } from '@/content/home';
import { type Service, services } from '@/content/services';
import { paths, servicePath } from '@/lib/paths';
import { media } from '@/styles/media';
import { container, factsStyles, panel, reveal, sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const [featured, ...others] = services as readonly [Service, ...Service[]];

/** The five services: the featured one large, four beside it. */
export function ServicesOverview() {
  const { heading, lede, startWebsite } = homePage.services;
  return (
    <Section id="services">
      <header>
        <h2>{heading}</h2>
        <p>{lede}</p>
      </header>
      <Featured>
        <ServiceScene slug={featured.slug} />
        <div>
          <h3>
            <a href={servicePath(featured.slug)}>
              <NoWrap>{featured.title}</NoWrap>
            </a>
          </h3>
          <p>{featured.description}</p>
          <ServiceFacts service={featured} />
          <ButtonLink href={paths.consultation}>{startWebsite}</ButtonLink>
        </div>
      </Featured>
      <Others>
        {others.map((service) => (
          <li key={service.slug}>
            <ServiceScene slug={service.slug} />
            <div>
              <h3>
                <a href={servicePath(service.slug)}>{service.title}</a>
              </h3>
              <p>{service.summary}</p>
              <p className="price">{service.pricing}</p>
            </div>
          </li>
        ))}
      </Others>
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-block: ${theme.space.section};
  ${sectionHead}

  h3 {
    font-size: ${theme.size.heading};
    a { display: inline-block; padding-block: ${theme.space.x3}; color: ${theme.color.text}; text-decoration: none; }
    a:hover { text-decoration: underline; }
  }
`;

const Featured = styled.article`
  ${panel}
  ${factsStyles}
  display: grid;
  align-items: center;
  gap: ${theme.space.x6};
  padding: ${theme.space.x5};
  ${media.tablet} { padding: ${theme.space.x7}; }
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space.x7};
  }

  h3 { font-size: ${theme.size.title}; }
  p { margin-block: ${theme.space.x4} ${theme.space.x5}; color: ${theme.color.muted}; }
  .facts { margin-bottom: ${theme.space.x5}; }
`;

const Others = styled.ul`
  display: grid;
  gap: ${theme.space.x5};
  margin-top: ${theme.space.x5};
  ${reveal}

  > li {
    position: relative;
    display: grid;
    align-content: space-between;
    gap: ${theme.space.x5};
    padding: ${theme.space.x5};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.large};
    background: ${theme.color.well};
    transition: border-color ${theme.motion.quick};
  }
  > li > svg { width: min(100%, 22rem); margin-inline: auto; }
  ${media.tablet} { grid-template-columns: repeat(2, 1fr); }
  h3 a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  p { margin-top: ${theme.space.x2}; color: ${theme.color.muted}; }
  .price { color: ${theme.color.text}; font-weight: ${theme.weight.strong}; font-variant-numeric: tabular-nums; }
  .price::first-letter { text-transform: uppercase; }
  ${media.hover} { > li:hover { border-color: ${theme.color.control}; } }

  /* A wide and a narrow card in each row, changing sides. */
  ${media.desktop} {
    grid-template-columns: repeat(12, 1fr);
    > li { grid-column: span 5; padding: ${theme.space.x6}; }
    > li:nth-child(4n + 1), > li:nth-child(4n) {
      grid-column: span 7;
      grid-template-columns: 4fr 7fr;
      align-content: stretch;
      align-items: end;
      > svg { order: 1; width: 100%; max-width: none; align-self: center; }
    }
  }
`;
