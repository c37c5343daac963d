import styled from 'styled-components';
import { aboutPage } from '@/content/about';
import { trackRecord } from '@/content/stats';
import { media } from '@/styles/media';
import { container, sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Stats } from '../Stats';
import { statStyles } from '../statStyles';

/** The five figures, each under its drawing. */
export function TrackRecord() {
  return (
    <Section>
      <div className="inner">
        <header>
          <h2>{aboutPage.recordHeading}</h2>
        </header>
        <dl>
          <Stats stats={trackRecord} />
        </dl>
      </div>
    </Section>
  );
}

const Section = styled.section`
  border-block: 1px solid ${theme.color.line};
  background: ${theme.color.well};

  .inner { ${container} padding-block: ${theme.space.section}; ${sectionHead} }
  ${statStyles}
  dl { display: grid; grid-template-columns: repeat(2, 1fr); gap: ${theme.space.x7} ${theme.space.x5}; }
  dl > div { display: grid; align-content: start; }
  .drawing { grid-row: 1; margin-bottom: ${theme.space.x4}; }
  .figure { grid-row: 2; }
  .meaning { margin-top: ${theme.space.x2}; font-size: ${theme.size.small}; }
  .chart { height: 4.5rem; max-width: 100%; }
  ${media.phone} {
    dl > :first-child { grid-column: 1 / -1; }
    [data-chart='projects'] { width: 100%; height: auto; }
  }

  ${media.tablet} { dl { grid-template-columns: repeat(3, 1fr); } }
  ${media.desktop} {
    dl { grid-template-columns: repeat(5, 1fr); }
  }
`;
