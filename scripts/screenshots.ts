/**
 * `npm run screenshots`: builds the site and saves every page and form state at three widths in
 * docs/screenshots. `npm run screenshots -- home menu-open` saves the named ones only.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../testing/chromium';
import { testEnvironment } from '../testing/environment';
import { startReceiver } from '../testing/receiver';
import { buildSite, startSite } from '../testing/site';
import { type VisitorState, visitorStates } from '../testing/states';

const folder = join('docs', 'screenshots');
/** Width and height of the window in CSS pixels: a phone, a tablet, a desktop. */
const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const jpegQuality = 65;

/** Below this width the links are behind the hamburger. */
const tabletWidth = 768;

type Size = (typeof windows)[number];

async function takeScreenshot(browser: Browser, url: string, state: VisitorState, size: Size) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  await state.reach(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const path = join(folder, `${state.name}-${size.width}.jpg`);
  const format = { type: 'jpeg', quality: jpegQuality } as const;
  await page.screenshot({ path, ...format, fullPage: !state.phoneOnly });
  await context.close();
  console.log(path);
}

const names = process.argv.slice(2);
const states = visitorStates.filter(({ name }) => names.length === 0 || names.includes(name));

async function main(): Promise<void> {
  const executablePath = await ensureChromium();
  const outbox = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const receiver = await startReceiver();
  const env = testEnvironment({
    CONSULTATION_WEBHOOK_URL: receiver.url,
    DATABASE_URL: `file:${join(outbox, 'outbox.db')}`,
  });
  await buildSite(env);
  const site = await startSite({ env });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });

  mkdirSync(folder, { recursive: true });
  for (const state of states) {
    for (const size of windows) {
      if (state.phoneOnly && size.width >= tabletWidth) continue;
      await takeScreenshot(browser, site.url, state, size);
    }
  }

  await browser.close();
  await site.stop();
  await receiver.close();
  rmSync(outbox, { recursive: true, force: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
