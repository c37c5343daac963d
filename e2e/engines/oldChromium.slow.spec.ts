import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findMisplaced } from '../../testing/browser/checks';
import { findCovered } from '../../testing/browser/covered';
import { findIllegible } from '../../testing/browser/legibility';
import { visitorStates } from '../../testing/browser/states';
import { expect, newClient, siteTest } from '../../testing/browser/test';
import { chromiumArguments } from '../../testing/run/chromium';
import { oldChromiumPath, oldChromiums } from '../../testing/run/oldChromiums';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The packages have no graphics library and no zygote process. */
const oldArguments = [...chromiumArguments, '--headless', '--disable-gpu', '--no-zygote'];

for (const version of oldChromiums.filter((each) => existsSync(oldChromiumPath(each)))) {
  siteTest.describe(`Chromium ${version}`, () => {
    let browser: Browser;
    siteTest.beforeAll(async () => {
      const executablePath = oldChromiumPath(version);
      browser = await chromium.launch({ executablePath, args: oldArguments });
    });
    siteTest.afterAll(() => browser?.close());

    const isOldest = version === oldChromiums[0];
    // Needs a vendor prefix.
    if (isOldest) {
      siteTest('messages fade at the edges of their list', async ({ site }) => {
        const page = await browser.newPage({ baseURL: site.url });
        await page.goto('/');
        const mask = await page.evaluate(() => {
          const list = document.querySelector('[data-from]')?.parentElement as Element;
          return getComputedStyle(list).getPropertyValue('-webkit-mask-image');
        });
        expect(mask).toContain('linear-gradient');
      });
    }

    siteTest('every page and state can be reached and read', async ({ site }) => {
      const options = { reducedMotion: 'reduce', extraHTTPHeaders: newClient() } as const;
      const page = await browser.newPage({ baseURL: site.url, ...options });
      for (const { name, reach, phoneOnly } of visitorStates) {
        await page.setViewportSize(phone);
        await reach(page);
        // Newer versions support every layout of the oldest.
        for (const size of phoneOnly || !isOldest ? [phone] : [phone, desktop]) {
          await page.setViewportSize(size);
          const found = async () => [
            ...(await page.evaluate(findMisplaced)),
            ...(await page.evaluate(findIllegible)),
            ...(await page.evaluate(findCovered)),
          ];
          await expect.soft.poll(found, `${name} at ${size.width} px`).toEqual([]);
        }
      }
    });
  });
}
