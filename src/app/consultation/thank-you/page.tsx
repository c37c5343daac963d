import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { ConsultationStage } from '@/components/sections/consultation/ConsultationStage';
import { OpeningStreet } from '@/components/sections/consultation/OpeningStreet';
import { site } from '@/content/site';
import { ThankYou } from '@/features/consultation/components/ThankYou';

export const metadata: Metadata = { title: 'Thank You', robots: { index: false } };

/** Where the form arrives when it was sent without JavaScript. */
export default function ThankYouPage() {
  return (
    <PageFrame>
      <ConsultationStage>
        <ThankYou instagramUrl={site.instagramUrl} reply="unknown" />
        <OpeningStreet />
      </ConsultationStage>
    </PageFrame>
  );
}
