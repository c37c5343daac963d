import { PageFrame } from '@/components/layout/PageFrame';
import { AboutClosing } from '@/components/sections/about/AboutClosing';
import { AboutHeader } from '@/components/sections/about/AboutHeader';
import { Mission } from '@/components/sections/about/Mission';
import { TrackRecord } from '@/components/sections/about/TrackRecord';
import { Values } from '@/components/sections/about/Values';
import { WhyChoose } from '@/components/sections/about/WhyChoose';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.about);

export default function AboutPage() {
  return (
    <PageFrame path={pages.about.path} begins="street" ends="morning">
      <AboutHeader />
      <Mission />
      <Values />
      <TrackRecord />
      <WhyChoose />
      <AboutClosing />
    </PageFrame>
  );
}
