import styled from 'styled-components';
import { StatisticList } from '@/components/sections/StatisticList';
import { aboutPage } from '@/content/copy/about';
import { streetLights } from '@/styles/lights';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** All figures that the agency claims. */
export function TrackRecord() {
  return (
    <Section data-light={streetLights.about}>
      <h2>{aboutPage.recordHeading}</h2>
      <StatisticList page="about" />
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
