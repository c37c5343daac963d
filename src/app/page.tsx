import { PageFrame } from '@/components/layout/PageFrame';
import { HourBackground } from '@/components/sections/HourBackground';
import { HourSection } from '@/components/sections/HourSection';
import { ContactCall } from '@/components/sections/home/ContactCall';
import { Hero } from '@/components/sections/home/Hero';
import { PageFacts } from '@/components/sections/home/PageFacts';
import { ServicesOverview } from '@/components/sections/home/ServicesOverview';
import { WhyUs } from '@/components/sections/home/WhyUs';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { organization, website } from '@/components/seo/structuredData';
import { pages } from '@/content/pages';
import { Demonstration } from '@/features/demonstration/components/Demonstration';
import { streetLights } from '@/styles/lights';

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return (
    <PageFrame path={pages.home.path} begins="street" ends="morning">
      <Hero />
      <HourBackground light={streetLights.hero}>
        <Demonstration />
        <PageFacts />
      </HourBackground>
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
