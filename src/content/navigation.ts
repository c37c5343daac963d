import { paths } from '@/lib/paths';

export interface NavigationLink {
  href: string;
  label: string;
}

/** The header's links (spec, section 2). */
export const headerLinks: readonly NavigationLink[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.services, label: 'Services' },
  { href: paths.websiteBuilding, label: 'Website Building' },
  { href: paths.about, label: 'About Us' },
  { href: paths.consultation, label: 'Contact' },
];

/** The button beside them, named as the page it leads to. */
export const headerCallToAction = 'Free Consultation';

/** The footer's quick links (spec, section 2). */
export const footerLinks: readonly NavigationLink[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.services, label: 'Services' },
  { href: paths.about, label: 'About Us' },
];

/** The button at the top of an inner page (spec, section 2). */
export const backLabel = 'Back';

export const footerCopy = {
  blurb:
    'We build websites and automations that answer, book and follow up while you do the work you opened the business for.',
  quickLinks: 'Quick links',
  contact: 'Contact',
  follow: 'Follow us',
  callToAction: 'Start Your Project',
  copyrightYear: '2025',
} as const;
