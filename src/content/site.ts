import { parseSiteSettings } from '@/lib/siteSettings';

/** Who the site speaks for. Read when the pages are built. */
export const site = parseSiteSettings(process.env);

export const tagline = 'Smart Business Starts Here';

export const privacyCopy = {
  link: 'Privacy policy',
  /** Without a policy to link to. */
  sentence:
    'We keep what you send with the consultation form, and this site sets no cookies, for tracking or anything else.',
};
