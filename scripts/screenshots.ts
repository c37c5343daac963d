/** `npm run screenshots`: takes README's pictures, and draws drawings and pages into screenshots/. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { visitorStates } from '../testing/browser/states';
import { launchChromium } from '../testing/run/chromium';
import { stopAllProcesses } from '../testing/run/processes';
import { testEnvironment } from '../testing/site/environment';
import { startSite } from '../testing/site/site';
import { ensureTestBuild } from '../testing/site/testBuild';
import { lightSheet } from './screenshots/lightSheet';

const inReadme = 'home services about consultation consultation-time consultation-sent'.split(' ');
const sheets = 'screenshots';
const jpeg = { type: 'jpeg', quality: 65 } as const;
const settings = { reducedMotion: 'reduce', timezoneId: 'America/New_York' } as const;

const takeWhole = (page: Page, name: string) =>
  page.screenshot({ ...jpeg, path: join(sheets, `${name}.jpg`), fullPage: true });

async function takeAll(): Promise<void> {
  try {
    await ensureTestBuild();
    const { url } = await startSite({ env: testEnvironment() });
    const browser = await launchChromium();
    const lights = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await lights.setContent(lightSheet());
    await takeWhole(lights, 'lights');
    for (const { name, reach, phoneOnly } of visitorStates) {
      for (const [width, height] of [[390, 844], ...(phoneOnly ? [] : [[1440, 900]])] as const) {
        const page = await browser.newPage({
          ...settings,
          baseURL: url,
          viewport: { width, height },
          deviceScaleFactor: 0.5,
        });
        await reach(page);
        await page.waitForLoadState('networkidle');
        if (width === 1440 && inReadme.includes(name)) {
          await page.screenshot({ ...jpeg, path: join('docs', 'screenshots', `${name}.jpg`) });
        }
        await takeWhole(page, `${name}-${width}`);
        await page.close();
      }
    }
    await browser.close();
  } finally {
    await stopAllProcesses();
  }
}

void takeAll();
