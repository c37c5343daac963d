import { PageFrame } from '@/components/layout/PageFrame';
import { Demonstration } from '@/components/sections/examples/Demonstration';
import { HourSection } from '@/components/sections/HourSection';
import { ContactCall } from '@/components/sections/home/ContactCall';
import { Hero } from '@/components/sections/home/Hero';
import { ServicesOverview } from '@/components/sections/home/ServicesOverview';
import { WhyUs } from '@/components/sections/home/WhyUs';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { organization, website } from '@/components/seo/structuredData';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return (
    <PageFrame path={pages.home.path} begins="street" ends="morning">
      <Hero />
      <Demonstration />
      <HourSection count={3}>
        <ServicesOverview />
      </HourSection>
      <HourSection count={4}>
        <WhyUs />
      </HourSection>
      <ContactCall />
      <JsonLd things={[organization(), website()]} />
    </PageFrame>
  );
}
