import { paths } from '@/lib/paths';
import { buildDate } from '@/lib/settings/buildDate';
import { parseSiteSettings } from '@/lib/settings/siteSettings';

export const site = parseSiteSettings(process.env, buildDate(process.env));

/** Set by test builds. */
export const hasSampleCustomers = Boolean(process.env.SAMPLE_CUSTOMERS);

export const tagline = 'Smart Business Starts Here';

export const backLabel = 'Back';

export const skipLabel = 'Skip to Content';

export const callOrText = { call: 'Call Us', text: 'Text Us' } as const;

export const footerCopy = {
  blurb:
    'We build websites and automations that answer, book and follow up while you do the work you’re good at.',
  quickLinks: 'Quick links',
  contact: 'Contact',
  follow: 'Follow us',
  networks: [
    { name: 'LinkedIn', href: site.linkedinUrl },
    { name: 'Instagram', href: site.instagramUrl },
  ],
  callToAction: 'Start Your Project',
  motion: { pause: 'Pause Motion', play: 'Play Motion' },
  copyright: `© 2025 ${site.name}. All rights reserved.`,
} as const;

export const privacyLinks = {
  href: site.privacyUrl ?? paths.privacy,
  label: 'Privacy',
} as const;
