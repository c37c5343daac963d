import { parseSiteSettings } from '@/lib/siteSettings';

/** Who the site speaks for. Read when the pages are built. */
export const site = parseSiteSettings(process.env);

export const tagline = 'Smart Business Starts Here';

export const privacyCopy = {
  link: 'Privacy policy',
  /** Without a policy to link to. */
  sentence: 'What you send with the form is stored for our team only. This site sets no cookies.',
};
