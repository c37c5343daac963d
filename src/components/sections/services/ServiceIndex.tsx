import styled from 'styled-components';
import { Arrow } from '@/components/ui/Arrow';
import { NoWrap } from '@/components/ui/NoWrap';
import { services } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';
import { startingAt, writeAmount } from '@/lib/price';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ServiceMark } from './ServiceMark';

/** Compares the services and jumps to each. */
export function ServiceIndex() {
  return (
    <Index aria-label={servicesPage.indexHeading}>
      <Columns aria-hidden="true">
        <span>{servicesPage.timeline}</span>
        <span>{servicesPage.from}</span>
      </Columns>
      <List>
        {services.map((service) => (
          <li key={service.slug}>
            <a href={`#${service.slug}`}>
              <ServiceMark service={service} />
              <b>
                <NoWrap>{service.title}</NoWrap>
              </b>
              <span>{service.timeline}</span>
              {/* Where a column's head says so, each price leaves it out. */}
              <span>
                <i>{startingAt} </i>
                {writeAmount(service.price)}
              </span>
              <Arrow to="down" />
            </a>
          </li>
        ))}
      </List>
    </Index>
  );
}

const Index = styled.nav`
  --columns: auto 1fr 9rem 9rem 1rem;
  --between: ${theme.space.x4};
  background: ${theme.color.street};
  > * { ${container} }
  padding-bottom: ${theme.space.x4};
  ${media.tablet} { padding-block: ${theme.space.x5}; }
  ${media.desktop} { --columns: auto 1fr 12rem 12rem 1rem; --between: ${theme.space.x5}; }
`;

const Columns = styled.p`
  display: none;
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  ${media.tablet} {
    display: grid;
    grid-template-columns: var(--columns);
    gap: var(--between);
    padding-bottom: ${theme.space.x2};
    > :first-child { grid-column: 3; }
  }
`;

/* Each service with its lit window in the house above: on a phone timeline and price under its title, from tablet width in columns of their own. */
const List = styled.ul`
  a {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0 ${theme.space.x4};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.text};
    text-decoration: none;
  }
  li:last-child a { border-bottom: 1px solid ${theme.color.line}; }
  a > :first-child { grid-row: span 2; width: 3.125rem; height: auto; border: 2px solid ${theme.raw.color.signalDeep}; }
  b {
    grid-column: 2 / -1;
    padding-top: ${theme.space.x3};
    font: ${theme.weight.strong} ${theme.size.heading} / ${theme.leading.title} ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  a > span {
    display: block;
    grid-area: 2 / 3;
    padding-bottom: ${theme.space.x3};
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    text-align: right;
    &::first-letter { text-transform: uppercase; }
  }
  a > span + span { grid-area: 2 / 2; color: ${theme.color.text}; text-align: left; }
  i { font-style: normal; }
  a > :last-child { display: none; color: ${theme.color.cool}; }
  ${media.hover} { a:hover b { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; } }
  ${media.phone} {
    li:first-child a { border-top: 0; }
    b { font-size: 1.1875rem; }
    a { column-gap: ${theme.space.x3}; }
    a > span { font-size: 0.875rem; }
  }
  ${media.tablet} {
    a { grid-template-columns: var(--columns); gap: var(--between); }
    i { ${visuallyHidden} }
    a > :first-child { grid-row: auto; width: 3.625rem; }
    b, a > span, a > span + span { grid-area: auto; padding-block: ${theme.space.x4}; text-align: left; }
    a > span { white-space: nowrap; }
    a > :last-child { display: block; }
  }
  ${media.desktop} { a > span { font-size: inherit; } }
`;
