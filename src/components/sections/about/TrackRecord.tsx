import styled from 'styled-components';
import { StatisticList } from '@/components/statistics/StatisticList';
import { aboutPage } from '@/content/about';
import { statisticsOn } from '@/content/statistics';
import { container } from '@/styles/container';
import { streetLights } from '@/styles/lights';
import { theme } from '@/styles/theme';
import { SectionHead } from '../SectionHead';

/** All figures that the agency claims for itself, in one row where there is room. */
export function TrackRecord() {
  return (
    <Section data-light={streetLights.about}>
      <SectionHead heading={aboutPage.recordHeading} />
      <StatisticList statistics={statisticsOn('about')} />
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-top: calc(0.75 * ${theme.space.section});
`;
