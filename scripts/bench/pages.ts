import { auditPages } from './lighthouse';
import { withSiteInChromium } from './siteInChromium';

/**
 * Asks Lighthouse about the pages, and about other sites named by their addresses.
 *
 * @returns a sentence for each score of Lighthouse below its target
 */
export const benchPages = (otherUrls: readonly string[]): Promise<string[]> =>
  withSiteInChromium((_, siteUrl, debuggingPort) => auditPages(siteUrl, debuggingPort, otherUrls));
