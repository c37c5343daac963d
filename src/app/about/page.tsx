import { PageFrame } from '@/components/layout/PageFrame';
import { AboutHeader } from '@/components/sections/about/AboutHeader';
import { Mission } from '@/components/sections/about/Mission';
import { TrackRecord } from '@/components/sections/about/TrackRecord';
import { Values } from '@/components/sections/about/Values';
import { WhyChoose } from '@/components/sections/about/WhyChoose';
import { ClosingSection } from '@/components/sections/ClosingSection';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { aboutPage } from '@/content/copy/about';
import { pages } from '@/content/pages';
import { OpenDoorScene, openDoorLight } from '@/scenes/about/OpenDoorScene';

export const metadata = pageMetadata(pages.about);

export default function AboutPage() {
  return (
    <PageFrame page={pages.about} endLight={openDoorLight}>
      <AboutHeader />
      <Mission />
      <Values />
      <TrackRecord />
      <WhyChoose />
      <ClosingSection
        texts={aboutPage.closing}
        scene={<OpenDoorScene />}
        light={openDoorLight}
        edge="belowDesktop"
      />
    </PageFrame>
  );
}
