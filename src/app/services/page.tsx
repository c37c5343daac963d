import type { Metadata } from 'next';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ServiceBlocks } from '@/components/sections/services/ServiceBlocks';
import { ServicesHeader } from '@/components/sections/services/ServicesHeader';
import { servicesPage } from '@/content/services';
import { site } from '@/content/site';

export const metadata: Metadata = {
  title: `${servicesPage.title} - ${site.name}`,
  description: servicesPage.metaDescription,
};

export default function ServicesPage() {
  return (
    <>
      <ServicesHeader />
      <ServiceBlocks />
      <ClosingCall {...servicesPage.closing} />
    </>
  );
}
