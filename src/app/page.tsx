import { PageFrame } from '@/components/layout/PageFrame';
import { ClosingSection } from '@/components/sections/ClosingSection';
import { Hero } from '@/components/sections/home/Hero';
import { ServicesOverview } from '@/components/sections/home/ServicesOverview';
import { WhyUs } from '@/components/sections/home/WhyUs';
import { HourSection } from '@/components/sections/hour/HourSection';
import { HourCaption } from '@/components/sections/hour/HourText';
import { agencyData, JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { homePage } from '@/content/copy/home';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { hours } from '@/content/night';
import { pages } from '@/content/pages';
import { Examples } from '@/features/examples/components/Examples';
import { CounterScene } from '@/scenes/home/CounterScene';
import { CustomerWindowScene } from '@/scenes/home/CustomerWindowScene';
import { OpeningScene, openingLight } from '@/scenes/home/OpeningScene';
import { RoofsScene } from '@/scenes/home/RoofsScene';

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  const { services, contact } = homePage;
  return (
    <>
      <PageFrame page={pages.home} endLight={openingLight}>
        <Hero />
        <HourSection
          id="services"
          hour={hours.firstQuestion}
          heading={services.heading}
          scene={<CustomerWindowScene />}
        >
          <ServicesOverview />
        </HourSection>
        <WhyUs />
        <HourSection
          id="example"
          hour={hours.goingToBed}
          heading={examplesCopy.heading}
          scene={<CounterScene />}
        >
          <Examples />
        </HourSection>
        <HourSection hour={hours.firstUp} scene={<RoofsScene />} />
        <ClosingSection id="contact" texts={contact} scene={<OpeningScene />} light={openingLight}>
          <HourCaption hour={hours.opening} />
        </ClosingSection>
      </PageFrame>
      <JsonLd data={agencyData()} />
    </>
  );
}
