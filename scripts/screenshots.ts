/** `npm run screenshots`: takes the pictures of README.md anew, of the built site. */
import { join } from 'node:path';
import { launchChromium } from '../testing/browser/chromium';
import { visitorStates } from '../testing/browser/states';
import { stopAllProcesses } from '../testing/run/processes';
import { testEnvironment } from '../testing/site/environment';
import { startSite } from '../testing/site/site';
import { ensureTestBuild } from '../testing/site/testBuild';

const folder = join('docs', 'screenshots');
const shown = 'home services about consultation consultation-time consultation-sent'.split(' ');

try {
  await ensureTestBuild();
  const { url } = await startSite({ env: testEnvironment() });
  const browser = await launchChromium();
  for (const { name, reach } of visitorStates.filter((state) => shown.includes(state.name))) {
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 0.5,
      reducedMotion: 'reduce',
      timezoneId: 'America/New_York',
    });
    await reach(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 65 });
    await page.close();
  }
  await browser.close();
} finally {
  await stopAllProcesses();
}
