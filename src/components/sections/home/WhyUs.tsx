import styled from 'styled-components';
import { homePage } from '@/content/home';
import { statisticsOn } from '@/content/statistics';
import { container } from '@/styles/container';
import { sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Stats } from '../Stats';
import { statStyles } from '../statStyles';
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
      <dl>
        <Stats stats={statisticsOn('home')} />
      </dl>
      <Timeline />
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-top: ${theme.space.section};
  ${sectionHead}
  ${statStyles}
`;
