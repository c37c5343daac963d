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
import { consultationLights, OpenShop } from '@/components/sections/consultation/OpenShop';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';
import { privacyLinks, site } from '@/content/site';
import { CallHint } from '@/features/consultation/call/CallHint';
import { ConsultationPage } from '@/features/consultation/form/ConsultationPage';
import { ContactMethods } from '@/features/consultation/form/ContactMethods';
import { FirstLine } from '@/features/consultation/form/FirstLine';
import { ScriptAhead, ScriptBehind } from '@/features/consultation/form/FormScripts';
import { inputsBySection } from '@/features/consultation/form/Inputs';

export const metadata = pageMetadata(pages.consultation);

/** Parts that are passed as props are rendered on the server, so the browser loads no code for them. */
export default function Page() {
  return (
    <ConsultationPage
      top={
        <>
          <ScriptAhead />
          <PageTop page={pages.consultation} />
          <ConsultationStyle />
        </>
      }
      intro={<ConsultationIntro Line={FirstLine} />}
      street={
        <>
          <ConsultationStreet />
          <OpenShop />
        </>
      }
      steps={<ConsultationSteps />}
      aside={<ConsultationAside />}
      end={
        <>
          <ScriptBehind />
          <PageEnd />
        </>
      }
      privacy={<a href={privacyLinks.href}>{privacyLinks.label}</a>}
      lights={consultationLights}
      contactMethods={<ContactMethods />}
      inputs={inputsBySection}
      callHint={<CallHint site={site} />}
      site={site}
    />
  );
}
