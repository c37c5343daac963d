import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';
import { privacyLinks, site } from '@/content/site';
import { ConsultationPage } from '@/features/consultation/form/ConsultationPage';
import { serviceOptions } from '@/features/consultation/model/serviceOptions';
import { consultationLight } from '@/scenes/consultation/ConsultationScene';
import { openShopLight } from '@/scenes/consultation/OpenShopScene';

export const metadata = pageMetadata(pages.consultation);

export default function Page() {
  return (
    <ConsultationPage
      privacy={<a href={privacyLinks.href}>{privacyLinks.form}</a>}
      lights={{ asking: consultationLight, sent: openShopLight }}
      services={serviceOptions}
      site={site}
    />
  );
}
