import styled from 'styled-components';
import { RecordDrawing } from '@/components/scenes/statistics/RecordDrawing';
import { aboutPage } from '@/content/about';
import { trackRecord } from '@/content/stats';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { statStyles } from '../statStyles';

/** The five figures under their drawings, which stand on one ground line where there is room. */
export function TrackRecord() {
  return (
    <Section>
      <header>
        <h2>{aboutPage.recordHeading}</h2>
      </header>
      <dl>
        {trackRecord.map(({ id, label, figure }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="figure">{figure}</dd>
            <dd className="drawing">
              <RecordDrawing id={id} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-top: ${theme.space.section};
  ${sectionHead}
  ${statStyles}

  .bulbs { stroke: ${theme.raw.color.signalLit}; stroke-width: 5px; }
  .out { stroke: #0b0820; stroke-width: 4px; }
  .awning { fill: #2b1c52; stroke: #6a5a9e; stroke-width: 1px; }
  .other { fill: #5a3a86; }

  /* The widest drawings in the first of two rows. */
  ${media.tablet} {
    dl { grid-template-columns: repeat(6, minmax(0, 1fr)); }
    dl > div { grid-column: span 2; }
    dl > div:nth-child(-n + 2) { grid-column: span 3; }
    dl > div:nth-child(2)::after { margin: 0; }
  }
  /* All five in one row: columns as wide as the drawings in them. */
  ${media.desktop} {
    dl { --between: clamp(${theme.space.x5}, 3vw, ${theme.space.x7}); grid-template-columns: 33fr 20fr 21fr 19fr 17fr; }
    dl > div:nth-child(n) { grid-column: auto; }
    dl > div:nth-child(2)::after { margin-right: calc(-1 * var(--between)); }
    .statistic { height: clamp(6.5rem, 10.6vw, 11rem); }
  }
`;
