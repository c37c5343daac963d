import { auditPages } from './lighthouse';
import { withSiteInChromium } from './siteInChromium';

/** Asks Lighthouse about the pages and other sites' addresses. @returns a sentence for each score below its target */
export const benchPages = (otherUrls: readonly string[]): Promise<string[]> =>
  withSiteInChromium((_, siteUrl, debuggingPort) => auditPages(siteUrl, debuggingPort, otherUrls));
