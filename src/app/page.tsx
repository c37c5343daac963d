import type { Metadata } from 'next';
import { ContactCall } from '@/components/sections/home/ContactCall';
import { Hero } from '@/components/sections/home/Hero';
import { ServicesOverview } from '@/components/sections/home/ServicesOverview';
import { WhyUs } from '@/components/sections/home/WhyUs';
import { homePage } from '@/content/home';
import { site, tagline } from '@/content/site';

export const metadata: Metadata = {
  title: `${site.name}: ${tagline}`,
  description: homePage.metaDescription,
};

export default function HomePage() {
  return (
    <>
      <Hero />
      <ServicesOverview />
      <WhyUs />
      <ContactCall />
    </>
  );
}
