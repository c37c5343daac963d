import { PageFrame } from '@/components/layout/PageFrame';
import { StreetScene } from '@/components/scenes/street/StreetScene';
import { ConsultationStage } from '@/components/sections/consultation/ConsultationStage';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { ThankYou } from '@/features/consultation/components/ThankYou';

export const metadata = pageMetadata(pages.thankYou);

/** Where the form arrives when it was sent without JavaScript. */
export default function ThankYouPage() {
  return (
    <PageFrame path={pages.thankYou.path}>
      <ConsultationStage>
        <ThankYou instagramUrl={site.instagramUrl} reply="unknown" />
        <div className="street" data-time="morning">
          <StreetScene time="morning" />
        </div>
      </ConsultationStage>
    </PageFrame>
  );
}
