import styled from 'styled-components';
import { aboutPage } from '@/content/about';
import { trackRecord } from '@/content/stats';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Stats } from '../Stats';
import { statStyles } from '../statStyles';

/** The five figures, each under its drawing. */
export function TrackRecord() {
  return (
    <Section>
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

  ${media.tablet} { --stats: 2; }
  ${media.desktop} { --stats: 4; }
`;
