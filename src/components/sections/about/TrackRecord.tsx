import styled from 'styled-components';
import { RecordDrawing } from '@/components/scenes/statistics/RecordDrawing';
import { aboutPage } from '@/content/about';
import { statisticsOn } from '@/content/statistics';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { statStyles } from '../statStyles';

/** The figures under their drawings, which stand on one ground line where there is room. */
export function TrackRecord() {
  return (
    <Section>
      <header>
        <h2>{aboutPage.recordHeading}</h2>
      </header>
      <dl>
        {statisticsOn('about').map(({ label, figure, drawing }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{figure}</dd>
            {drawing && (
              <dd className="drawing">
                <RecordDrawing drawing={drawing} />
              </dd>
            )}
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
