import styled from 'styled-components';
import { homePage } from '@/content/home';
import { homeStats } from '@/content/stats';
import { media } from '@/styles/media';
import { container, reveal, sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Stats } from '../Stats';
import { statStyles } from '../statStyles';
import { Timeline } from './Timeline';

/** Why us: four figures drawn to scale, and how the agency came to be. */
export function WhyUs() {
  const { heading, lede } = homePage.whyUs;
  return (
    <Section id="about">
      <header>
        <h2>{heading}</h2>
        <p>{lede}</p>
      </header>
      <Evidence>
        <Stats stats={homeStats} />
      </Evidence>
      <Timeline />
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-block: ${theme.space.section};
  ${sectionHead}
`;

const Evidence = styled.dl`
  ${statStyles}
  display: grid;
  ${reveal}

  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${theme.space.x1} ${theme.space.x5};
    padding-block: ${theme.space.x5};
    border-top: 1px solid ${theme.color.line};
  }
  > div:last-child { border-bottom: 1px solid ${theme.color.line}; }
  dt { grid-area: 1 / 1; }
  .figure { grid-area: 2 / 1; font-variant-numeric: tabular-nums; }
  .drawing { grid-area: 1 / 2 / span 2; }
  .chart { height: 5rem; }
  .meaning { grid-column: 1 / -1; max-width: 28rem; }

  ${media.desktop} {
    > div { grid-template-columns: 3fr 4fr 5fr 12.5rem; padding-block: ${theme.space.x5}; }
    dt { grid-area: 1 / 1; font-size: ${theme.size.lede}; }
    .figure { grid-area: 1 / 2; font-size: ${theme.size.hero}; line-height: 1; }
    .meaning { grid-area: 1 / 3; }
    .drawing { grid-area: 1 / 4; }
    .chart { height: 6.25rem; }
  }
`;
