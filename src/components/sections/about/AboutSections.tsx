import styled from 'styled-components';
import type { AboutPage } from '@/content/copy/about';
import { OpenDoorScene, openDoorLight } from '@/scenes/about/OpenDoorScene';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ClosingSection } from '../ClosingSection';
import { StatisticList } from '../StatisticList';
import { AboutHeader, aboutLight } from './AboutHeader';
import { Mission } from './Mission';
import { Values } from './Values';
import { WhyChoose } from './WhyChoose';

/** The sections of the about page, in the language of its words. */
export function AboutSections({ words }: { words: AboutPage }) {
  const { header, mission, values, record, whyChoose, closing } = words;
  return (
    <>
      <AboutHeader header={header} />
      <Mission {...mission} />
      <Values {...values} />
      <Record data-light={aboutLight}>
        <h2>{record.heading}</h2>
        <StatisticList statistics={record.statistics} page="about" />
      </Record>
      <WhyChoose {...whyChoose} />
      <ClosingSection
        texts={closing}
        scene={<OpenDoorScene />}
        light={openDoorLight}
        edge="belowDesktop"
      />
    </>
  );
}

const Record = styled.section`
  ${container}
  padding-top: calc(0.75 * ${theme.space.section});
  h2 {
    margin-bottom: clamp(${theme.space.x5}, 4vw, ${theme.space.x7});
    ${displayType}
  }
`;
