import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { StreetScene } from '@/components/scenes/street/StreetScene';
import { ConsultationStage } from '@/components/sections/consultation/ConsultationStage';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { ThankYou } from '@/features/consultation/components/ThankYou';

export const metadata: Metadata = { title: 'Thank You', robots: { index: false } };

/** Where the form arrives when it was sent without JavaScript. Its header is that of the form's page. */
export default function ThankYouPage() {
  return (
    <PageFrame path={pages.consultation.path}>
      <ConsultationStage>
        <ThankYou instagramUrl={site.instagramUrl} reply="unknown" />
        <div className="street" data-time="morning">
          <StreetScene time="morning" />
        </div>
      </ConsultationStage>
    </PageFrame>
  );
}
