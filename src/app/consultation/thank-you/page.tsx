import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { StreetScene } from '@/components/scenes/street/StreetScene';
import { ConsultationStage } from '@/components/sections/consultation/ConsultationStage';
import { site } from '@/content/site';
import { ThankYou } from '@/features/consultation/components/ThankYou';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Thank You', robots: { index: false } };

/** Where the form arrives when it was sent without JavaScript. */
export default function ThankYouPage() {
  return (
    <PageFrame path={paths.thankYou}>
      <ConsultationStage>
        <ThankYou instagramUrl={site.instagramUrl} reply="unknown" />
        <div className="street" data-time="morning">
          <StreetScene time="morning" />
        </div>
      </ConsultationStage>
    </PageFrame>
  );
}
