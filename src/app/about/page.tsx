import { PageFrame } from '@/components/layout/PageFrame';
import { AboutSections } from '@/components/sections/about/AboutSections';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { aboutPage } from '@/content/copy/about';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.about);

export default function AboutPage() {
  return (
    <PageFrame page={pages.about}>
      <AboutSections words={aboutPage} />
    </PageFrame>
  );
}
