import styled from 'styled-components';
import { RoomMark } from '@/components/scenes/RoomMark';
import { WorkshopScene } from '@/components/scenes/WorkshopScene';
import { NoWrap } from '@/components/ui/NoWrap';
import { services, servicesPage } from '@/content/services';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Where the index has a column of its own for it, each price leaves it out. */
const startingAt = 'starting at';

/** What every service includes, and an index that compares the five and jumps to each. */
export function ServicesHeader() {
  return (
    <Header>
      <div className="words">
        <h1>{servicesPage.heading}</h1>
        <p className="lede">{servicesPage.lede}</p>
        <p className="included">{servicesPage.included}</p>
      </div>
      <div className="workshop">
        <WorkshopScene />
      </div>
      <nav aria-label={servicesPage.indexHeading}>
        <p className="columns" aria-hidden="true">
          <span>{servicesPage.timeline}</span>
          <span>{servicesPage.from}</span>
        </p>
        <ul>
          {services.map((service) => (
            <li key={service.slug}>
              <a href={`#${service.slug}`}>
                <RoomMark slug={service.slug} />
                <span className="title">
                  <NoWrap>{service.title}</NoWrap>
                </span>
                <span className="timeline">{service.timeline}</span>
                <span className="price">
                  <span className="from">{startingAt} </span>
                  {service.pricing.replace(`${startingAt} `, '')}
                </span>
                <svg className="arrow" viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M8 2v12M3 9l5 5 5-5" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Header>
  );
}

const Header = styled.header`
  ${container}
  padding-top: calc(${theme.height.header} + clamp(1.5rem, 3vw, 3rem));
  padding-bottom: ${theme.space.x7};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  .workshop { max-width: 20rem; margin-top: ${theme.space.x6}; }
  nav { grid-column: 1 / -1; }
  ${media.tablet} {
    grid-template-columns: 7fr 5fr;
    column-gap: ${theme.space.x5};
    align-items: end;
    .words { padding-bottom: ${theme.space.x7}; }
    .workshop { max-width: none; margin: 0; }
    nav { margin-top: ${theme.space.x6}; }
  }

  h1 {
    /* Well below the width of two lines, so that every font breaks it into three. */
    max-width: 7.4em;
    font-size: ${theme.size.hero};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  .lede { max-width: 34rem; margin-top: ${theme.space.x5}; color: ${theme.color.muted}; font-size: ${theme.size.lede}; }
  .included { margin-top: ${theme.space.x4}; color: ${theme.color.text}; font-weight: ${theme.weight.strong}; }

  ${media.phone} { nav { margin-top: 0; } }
  li { border-top: 1px solid ${theme.color.line}; }
  li:last-child { border-bottom: 1px solid ${theme.color.line}; }
  a {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${theme.space.x1} ${theme.space.x4};
    padding-block: ${theme.space.x4};
    color: ${theme.color.text};
    text-decoration: none;
    transition: transform ${theme.motion.quick};
  }
  .title {
    grid-column: 2 / -1;
    font-family: ${theme.font.display};
    font-size: ${theme.size.heading};
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.title};
    line-height: ${theme.leading.title};
  }
  .timeline, .price { color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  .timeline::first-letter, .price::first-letter { text-transform: uppercase; }
  .timeline, .price, .title { display: block; }
  .timeline { grid-area: 2 / 3; text-align: right; font-variant-numeric: tabular-nums; }
  .price { grid-area: 2 / 2; color: ${theme.color.text}; }
  .columns { display: none; }
  .room {
    grid-row: span 2;
    width: 2.75rem;
    height: 2.25rem;
    border-radius: 4px;
    fill: ${theme.color.signal};
    stroke-linecap: round;
    stroke-linejoin: round;
    .inside { fill: ${theme.color.onSignal}; }
    .cut { fill: none; stroke: ${theme.color.signal}; stroke-width: 5px; }
  }
  .arrow { display: none; width: 1rem; fill: none; stroke: ${theme.color.cool}; stroke-width: 1.5px; stroke-linecap: round; stroke-linejoin: round; }
  ${media.hover} { a:hover .title { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; } }
  ${media.tablet} {
    a, .columns { display: grid; grid-template-columns: auto 1fr 9rem 9rem 1rem; gap: ${theme.space.x4}; }
    a { padding-block: ${theme.space.x5}; }
    .columns {
      padding-bottom: ${theme.space.x2};
      color: ${theme.color.quiet};
      font-size: ${theme.size.small};
      text-align: right;
      > :first-child { grid-column: 3; }
    }
    .timeline, .price { white-space: nowrap; font-variant-numeric: tabular-nums; }
    .from { ${visuallyHidden} }
    .room { grid-row: auto; }
    .title, .timeline, .price { grid-area: auto; }
    .timeline, .price { text-align: right; }
    .arrow { display: block; }
  }
  ${media.desktop} {
    nav a, .columns { grid-template-columns: auto 1fr 12rem 12rem 1rem; column-gap: ${theme.space.x5}; }
    .timeline, .price { font-size: inherit; }
  }
`;
