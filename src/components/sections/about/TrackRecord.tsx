import styled from 'styled-components';
import { aboutPage } from '@/content/about';
import { trackRecord } from '@/content/stats';
import { media } from '@/styles/media';
import { container, sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Hour } from '../Hour';
import { Stats } from '../Stats';
import { statStyles } from '../statStyles';

/** The five figures, each under its drawing. */
export function TrackRecord() {
  return (
    <Section>
      <Hour count={4} />
      <header>
        <h2>{aboutPage.recordHeading}</h2>
      </header>
      <dl>
        <Stats stats={trackRecord} />
      </dl>
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-top: ${theme.space.section};
  ${sectionHead}
  ${statStyles}

  ${media.tablet} { dl > :first-child { grid-column: 1 / -1; } }
  ${media.desktop} {
    dl { grid-template-columns: repeat(6, 1fr); }
    dl > div { grid-column: span 2; }
    dl > :nth-child(-n + 2) { grid-column: span 3; }
  }
`;
