import styled from 'styled-components';
import { StatisticList } from '@/components/statistics/StatisticList';
import { homePage } from '@/content/home';
import { statisticsOn } from '@/content/statistics';
import { container } from '@/styles/container';
import { sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Timeline } from './Timeline';

/** Why us: figures drawn to scale, and how the agency came to be. */
export function WhyUs() {
  const { heading, lede } = homePage.whyUs;
  return (
    <Section id="about">
      <header>
        <h2>{heading}</h2>
        <p>{lede}</p>
      </header>
      <StatisticList statistics={statisticsOn('home')} explained />
      <Timeline />
    </Section>
  );
}

const Section = styled.section`
  ${container}
  ${sectionHead}
  padding-top: ${theme.space.section};
`;
