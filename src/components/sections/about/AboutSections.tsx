import type { AboutPage } from '@/content/copy/about';
import { OpenDoorScene, openDoorLight } from '@/scenes/about/OpenDoorScene';
import { ClosingSection } from '../ClosingSection';
import { AboutHeader } from './AboutHeader';
import { Mission } from './Mission';
import { TrackRecord } from './TrackRecord';
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
      <TrackRecord {...record} />
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
