import styled from 'styled-components';
import { StatisticList } from '@/components/sections/StatisticList';
import { homePage } from '@/content/copy/home';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SectionHead } from '../SectionHead';
import { Timeline } from './Timeline';

/** Figures drawn to scale, and the agency's history. */
export function WhyUs() {
  const { heading, lede } = homePage.whyUs;
  return (
    <Section id="about">
      <SectionHead heading={heading} text={lede} />
      <StatisticList page="home" />
      <Timeline />
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-top: calc(0.6 * ${theme.space.section});
  /* The lede says how the pictures below are drawn. */
  > header { grid-template-columns: minmax(0, 1fr); }
`;
