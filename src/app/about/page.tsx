import type { Metadata } from 'next';
import { AboutHeader } from '@/components/sections/about/AboutHeader';
import { TrackRecord } from '@/components/sections/about/TrackRecord';
import { Values } from '@/components/sections/about/Values';
import { WhyChoose } from '@/components/sections/about/WhyChoose';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { aboutPage } from '@/content/about';

export const metadata: Metadata = {
  title: aboutPage.title,
  description: aboutPage.metaDescription,
};

export default function AboutPage() {
  return (
    <>
      <AboutHeader />
      <Values />
      <TrackRecord />
      <WhyChoose />
      <ClosingCall {...aboutPage.closing} />
    </>
  );
}
