import type { Metadata } from 'next';
import { ConsultationAside } from '@/components/sections/consultation/ConsultationAside';
import { ConsultationIntro } from '@/components/sections/consultation/ConsultationIntro';
import { ConsultationStage } from '@/components/sections/consultation/ConsultationStage';
import { consultationCopy } from '@/content/consultation';
import { site } from '@/content/site';
import { timeZoneInWords } from '@/features/consultation/callInWords';
import { ConsultationFlow } from '@/features/consultation/components/ConsultationFlow';

export const metadata: Metadata = {
  title: consultationCopy.title,
  description: consultationCopy.description,
};

export default function ConsultationPage() {
  return (
    <ConsultationStage>
      <ConsultationFlow
        intro={<ConsultationIntro />}
        aside={<ConsultationAside />}
        siteName={site.name}
        instagramUrl={site.instagramUrl}
        timeZone={site.timeZone}
        timeZoneName={timeZoneInWords(site.timeZone)}
      />
    </ConsultationStage>
  );
}
