import { PageFrame } from '@/components/layout/PageFrame';
import { ServiceBlocks } from '@/components/sections/services/ServiceBlocks';
import { ServicesClosing } from '@/components/sections/services/ServicesClosing';
import { ServicesHeader } from '@/components/sections/services/ServicesHeader';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.services);

export default function ServicesPage() {
  return (
    <PageFrame page={pages.services} begins="street" ends="morning">
      <ServicesHeader />
      <ServiceBlocks />
      <ServicesClosing />
    </PageFrame>
  );
}
