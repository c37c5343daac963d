import styled from 'styled-components';
import { StatisticList } from '@/components/sections/StatisticList';
import type { AboutPage } from '@/content/copy/about';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { aboutLight } from './AboutHeader';

export function TrackRecord({ heading, statistics }: AboutPage['record']) {
  return (
    <Section data-light={aboutLight}>
      <h2>{heading}</h2>
      <StatisticList statistics={statistics} page="about" />
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
