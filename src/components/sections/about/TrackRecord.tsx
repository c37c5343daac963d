import styled from 'styled-components';
import { StatisticList } from '@/components/sections/StatisticList';
import { aboutPage } from '@/content/copy/about';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** All figures that the agency claims. */
export function TrackRecord() {
  return (
    <Section data-light={streetLights.about}>
      <h2>{aboutPage.recordHeading}</h2>
      <Figures page="about" />
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-top: calc(0.75 * ${theme.space.section});
  h2 {
    margin-bottom: clamp(${theme.space.x5}, 4vw, ${theme.space.x7});
    ${displayType}
  }
`;

/* The wide figure and its shops, and the others beside the shops. */
const Figures = styled(StatisticList)`
  && {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-wide] { grid-column: 1 / -1; }
    > :not([data-wide]) { grid-template: 'figure' 'label' / minmax(0, 1fr); align-content: start; padding: 0; }
    ${media.tablet} {
      display: grid;
      grid-template: auto auto 1fr auto auto / repeat(2, minmax(0, 1fr)) minmax(0, 2.25fr);
      gap: 0 ${theme.space.x5};
      border-bottom: var(--ground);
      > :not([data-wide]) { padding-bottom: ${theme.space.x5}; }
      > [data-wide] {
        display: contents;
        dt { grid-area: 2 / 1 / auto / span 2; }
        [data-figure] { grid-area: 1 / 1 / auto / span 2; }
        [data-meaning] { grid-area: 3 / 1 / auto / span 2; align-self: start; margin-bottom: ${theme.space.x6}; }
        [data-picture] { grid-area: 1 / 3 / span 5; justify-self: end; width: min(100%, 30rem); }
      }
    }
  }
`;
