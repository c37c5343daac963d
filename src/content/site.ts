import { parseSiteSettings } from '@/lib/siteSettings';

/** Who the site speaks for. Read when the pages are built. */
export const site = parseSiteSettings(process.env);

export const tagline = 'Smart Business Starts Here';
