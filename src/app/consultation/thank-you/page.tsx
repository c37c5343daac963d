import { PageFrame } from '@/components/layout/PageFrame';
import { ConsultationSky } from '@/components/sections/consultation/ConsultationSky';
import { ConsultationStreet } from '@/components/sections/consultation/ConsultationStreet';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { ThankYou } from '@/features/consultation/components/ThankYou';
import { streetLights } from '@/styles/lights';

export const metadata = pageMetadata(pages.thankYou);

/** Where the form arrives when it was sent without JavaScript. */
export default function ThankYouPage() {
  return (
    <PageFrame path={pages.thankYou.path} ends="morning">
      <ConsultationSky>
        <div data-light={streetLights.thankYou} data-sent="">
          <ThankYou instagramUrl={site.instagramUrl} reply="unknown" />
          <ConsultationStreet />
        </div>
      </ConsultationSky>
    </PageFrame>
  );
}
