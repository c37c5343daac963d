import styled from 'styled-components';
import { aboutPage } from '@/content/about';
import { trackRecord } from '@/content/stats';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The five figures, in one row where there is room. */
export function TrackRecord() {
  return (
    <Section>
      <header>
        <h2>{aboutPage.recordHeading}</h2>
      </header>
      <dl>
        {trackRecord.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
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

  dl > div {
    display: flex;
    flex-direction: row-reverse;
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${theme.space.x3};
    border-top: 1px solid ${theme.color.lineOnBlue};
  }
  dt { color: ${theme.color.muted}; }
  dd {
    font: ${theme.weight.display} ${theme.size.title} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    font-variant-numeric: tabular-nums;
  }

  ${media.tablet} {
    dl { display: grid; grid-template-columns: repeat(5, auto); justify-content: space-between; border-top: 1px solid ${theme.color.lineOnBlue}; }
    dl > div { flex-direction: column-reverse; justify-content: start; align-items: start; gap: ${theme.space.x2}; padding-block: ${theme.space.x5} 0; border: 0; }
    dt { font-size: ${theme.size.small}; }
    dd { font-size: ${theme.size.display}; }
  }
`;
