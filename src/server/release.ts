import 'server-only';
import { version } from '../../package.json';

/** The release that was built. Whoever makes a release raises package.json's `version`. */
export const release: string = version;

/** Names the site, and its release, to the webhook and the calendars' hosts. */
export const userAgent = `ai-automation-agency-site/${release}`;
