import { PageFrame } from '@/components/layout/PageFrame';
import { ConsultationAside } from '@/components/sections/consultation/ConsultationAside';
import {
  ConsultationIntro,
  ConsultationStreet,
} from '@/components/sections/consultation/ConsultationIntro';
import { ConsultationSky } from '@/components/sections/consultation/ConsultationSky';
import { OpenShop } from '@/components/sections/consultation/OpenShop';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { nameWords } from '@/content/examples/examples';
import { pages } from '@/content/pages';
import { privacyLinks, site } from '@/content/site';
import { ConsultationFlow } from '@/features/consultation/form/ConsultationFlow';
import { serviceOptions } from '@/features/consultation/model/serviceOptions';
import { consultationLight } from '@/scenes/consultation/ConsultationScene';
import { streetLights } from '@/styles/lights';

export const metadata = pageMetadata(pages.consultation);

export default function ConsultationPage() {
  return (
    <PageFrame page={pages.consultation} ends={consultationLight}>
      <ConsultationSky>
        <ConsultationFlow
          intro={<ConsultationIntro />}
          aside={<ConsultationAside />}
          privacy={<a href={privacyLinks.href}>{privacyLinks.form}</a>}
          street={
            <>
              <ConsultationStreet />
              <OpenShop />
            </>
          }
          lights={{ asking: consultationLight, sent: streetLights.thankYou }}
          services={serviceOptions}
          nameWords={nameWords}
          site={site}
        />
      </ConsultationSky>
    </PageFrame>
  );
}
