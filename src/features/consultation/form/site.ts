import type { SiteSettings } from '@/lib/settings/siteSettings';

/** The agency's settings, which the page passes to the form: scripts have no environment. */
export interface Site extends SiteSettings {
  /** The name of its time zone in words. */
  timeZoneName: string;
}
