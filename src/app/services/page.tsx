import { PageFrame } from '@/components/layout/PageFrame';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { QuestionsBand } from '@/components/sections/services/QuestionsBand';
import { ServiceBlocks } from '@/components/sections/services/ServiceBlocks';
import { ServicesHeader } from '@/components/sections/services/ServicesHeader';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { breadcrumbs, serviceOffers } from '@/components/seo/structuredData';
import { pages } from '@/content/pages';
import { servicesPage } from '@/content/servicesPage';

export const metadata = pageMetadata(pages.services);

export default function ServicesPage() {
  return (
    <PageFrame path={pages.services.path} begins="street" ends="morning">
      <ServicesHeader />
      <ServiceBlocks />
      <QuestionsBand />
      <ClosingCall {...servicesPage.closing} people="customers" />
      <JsonLd things={[breadcrumbs(pages.services), ...serviceOffers()]} />
    </PageFrame>
  );
}
