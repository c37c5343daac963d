import { auditPages } from './lighthouse';
import { observePages } from './observed';
import { withSiteInChromium } from './siteInChromium';

/**
 * Visits the pages as a slow phone and asks Lighthouse about them.
 *
 * @returns a sentence for each score of Lighthouse below its target
 */
export const benchPages = (): Promise<string[]> =>
  withSiteInChromium(async (browser, siteUrl, debuggingPort) => {
    await observePages(browser, siteUrl);
    return auditPages(siteUrl, debuggingPort);
  });
