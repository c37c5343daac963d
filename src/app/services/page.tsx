import { PageFrame } from '@/components/layout/PageFrame';
import { ClosingSection } from '@/components/sections/ClosingSection';
import { ServiceBlocks } from '@/components/sections/services/ServiceBlocks';
import { ServicesHeader } from '@/components/sections/services/ServicesHeader';
import { servicesData } from '@/components/sections/services/ServiceTerms';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { servicesPage } from '@/content/copy/servicesPage';
import { pages } from '@/content/pages';
import { ShopInsideScene, shopInsideLight } from '@/scenes/services/ShopInsideScene';

export const metadata = pageMetadata(pages.services);

export default function ServicesPage() {
  return (
    <>
      <PageFrame page={pages.services} endLight={shopInsideLight}>
        <ServicesHeader />
        <ServiceBlocks />
        <ClosingSection
          texts={servicesPage.closing}
          scene={<ShopInsideScene />}
          light={shopInsideLight}
          edge="always"
        />
      </PageFrame>
      <JsonLd data={servicesData()} />
    </>
  );
}
