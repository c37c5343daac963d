import { PageEnd, PageTop } from '@/components/layout/PageFrame';
import {
  ConsultationAside,
  ConsultationSteps,
} from '@/components/sections/consultation/ConsultationAside';
import {
  ConsultationIntro,
  ConsultationStreet,
} from '@/components/sections/consultation/ConsultationIntro';
import { ConsultationStyle } from '@/components/sections/consultation/ConsultationStyle';
import { OpenShop } from '@/components/sections/consultation/OpenShop';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { nativeCallHint } from '@/content/copy/consultation';
import { pages } from '@/content/pages';
import { privacyLinks, site } from '@/content/site';
import { noteBeforeHydration } from '@/features/consultation/browser/beforeHydration';
import { CallPlaceStyle } from '@/features/consultation/controls/CallPlaceStyle';
import { ConsultationPage } from '@/features/consultation/form/ConsultationPage';
import { ContactMethods } from '@/features/consultation/form/ContactMethods';
import { inputsBySection } from '@/features/consultation/form/Inputs';
import { zoneHint } from '@/features/consultation/model/call/callInWords';
import { weekInWords } from '@/features/consultation/model/call/weekInWords';
import { consultationLight } from '@/scenes/consultation/ConsultationScene';
import { openShopLight } from '@/scenes/consultation/OpenShopScene';

export const metadata = pageMetadata(pages.consultation);

/** What needs no script comes to the form's component as it is rendered here. */
export default function Page() {
  return (
    <ConsultationPage
      top={
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
          <script dangerouslySetInnerHTML={{ __html: noteBeforeHydration() }} />
          <PageTop page={pages.consultation} />
          <ConsultationStyle />
          <CallPlaceStyle />
        </>
      }
      intro={<ConsultationIntro />}
      street={
        <>
          <ConsultationStreet />
          <OpenShop />
        </>
      }
      steps={<ConsultationSteps />}
      aside={<ConsultationAside />}
      end={<PageEnd />}
      privacy={<a href={privacyLinks.href}>{privacyLinks.form}</a>}
      lights={{ asking: consultationLight, sent: openShopLight }}
      contactMethods={<ContactMethods />}
      inputs={inputsBySection}
      callHint={nativeCallHint(weekInWords, zoneHint(site))}
      site={site}
    />
  );
}
