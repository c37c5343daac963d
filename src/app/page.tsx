import { PageFrame } from '@/components/layout/PageFrame';
import { Demonstration } from '@/components/sections/examples/Demonstration';
import { Hour } from '@/components/sections/Hour';
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
      <Hour count={3}>
        <ServicesOverview />
      </Hour>
      <Hour count={4}>
        <WhyUs />
      </Hour>
      <ContactCall />
      <JsonLd things={[organization(), website()]} />
    </PageFrame>
  );
}
