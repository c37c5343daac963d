import styled from 'styled-components';
import { Arrow } from '@/components/ui/Arrow';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import { services } from '@/content/services';
import { startingAt, writeTerms } from '@/lib/text/price';
import { ServiceIcon } from '@/scenes/services/ServiceIcon';
import { media } from '@/styles/media';
import { pageSides, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Compares the services, and jumps to each and to the questions below them. Its ground is the street's. */
export function ServiceIndex() {
  return (
    <Index data-ground="" aria-label={servicesPage.indexHeading}>
      <Columns aria-hidden="true">
        <span data-column="timeline">{servicesPage.timeline}</span> <span>{startingAt}</span>
      </Columns>
      <List>
        {services.map((service) => (
          <li key={service.slug}>
            <a href={`#${service.slug}`}>
              <ServiceIcon service={service} />
              <b>
                <NoWrap>{service.title}</NoWrap>
              </b>{' '}
              <Terms>
                <span data-column="timeline">{service.timeline}</span>{' '}
                {/* Hidden where the column's head shows it. */}
                <span data-column="price">
                  <span>{startingAt} </span>
                  {writeTerms(service.price)}
                </span>
              </Terms>
              <Arrow to="down" />
            </a>
          </li>
        ))}
      </List>
      <Further href="#questions">{servicesPage.questions}</Further>
    </Index>
  );
}

const Index = styled.nav`
  --columns: 3.375rem minmax(0, 2fr) minmax(9rem, 1fr) minmax(9rem, 1fr) 1rem;
  padding: 0 ${pageSides} ${theme.space.x4};
  background: ${theme.color.street};
  ${media.tablet} { padding-block: ${theme.space.x5}; }
`;

const Columns = styled.p`
  display: grid;
  grid-template-columns: var(--columns);
  gap: ${theme.space.x4};
  padding-bottom: ${theme.space.x2};
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  [data-column='timeline'] { grid-column: 3; }
  span::first-letter { text-transform: uppercase; }
  ${media.phone} { display: none; }
`;

/* The questions are many screens below on a phone. */
const Further = styled.a`
  display: inline-block;
  line-height: ${theme.height.target};
`;

/*
 * Below the title on a phone, on a line each, because the longest price leaves no room beside it; in columns from
 * tablet width on.
 */
const Terms = styled.span`
  display: grid;
  grid-area: terms;
  ${media.tablet} { display: contents; }
`;

/* On a phone the ground of the picture is the line above. */
const List = styled.ul`
  ${media.tablet} { border-top: 1px solid ${theme.color.line}; }
  a {
    display: grid;
    grid-template: 'icon title' 'icon terms' / auto 1fr;
    align-items: center;
    column-gap: ${theme.space.x4};
    padding-block: ${theme.space.x2};
    border-bottom: 1px solid ${theme.color.line};
    color: ${theme.color.text};
    text-decoration: none;
  }
  [data-icon] { grid-area: icon; width: 3.375rem; border: 2px solid ${theme.raw.color.signalDeep}; }
  b {
    grid-area: title;
    font: ${theme.weight.display} ${theme.size.lede} / ${theme.leading.title} ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    text-wrap: balance;
  }
  [data-column]::first-letter { text-transform: uppercase; }
  [data-column='timeline'] { color: ${theme.color.muted}; }
  [data-arrow] { grid-area: arrow; color: ${theme.color.cool}; }
  [data-arrow] { transition: transform ${theme.motion.quick}; }
  [data-icon] { transition: border-color ${theme.motion.quick}; }
  ${media.hover} {
    a:hover [data-arrow] { transform: translateY(0.25rem); }
    a:hover [data-icon] { border-color: ${theme.color.signal}; }
    a:hover b {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
  ${media.phone} {
    a { column-gap: ${theme.space.x3}; }
    [data-column] { font-size: 0.875rem; line-height: 1.4; }
    [data-arrow] { display: none; }
  }
  ${media.tablet} {
    a { grid-template: 'icon title timeline price arrow' / var(--columns); }
    b { font-size: ${theme.size.heading}; }
    [data-column='timeline'] { grid-area: timeline; }
    [data-column='price'] { grid-area: price; }
    [data-column] > span { ${visuallyHidden} }
  }
`;
