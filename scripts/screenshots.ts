/**
 * `npm run screenshots`: builds the site unless it is built, and saves every page and form state at three widths in
 * `screenshots/`, which git ignores. `npm run screenshots -- home menu-open` saves the named ones
 * only; `npm run screenshots -- --docs` takes the six pictures of README.md anew.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../testing/browser/chromium';
import { type VisitorState, visitorStates } from '../testing/browser/states';
import { testEnvironment } from '../testing/site/environment';
import { startReceiver } from '../testing/site/receiver';
import { startSite } from '../testing/site/site';
import { ensureTestBuild } from '../testing/site/testBuild';

/** Width and height of the window in CSS pixels: a phone, a tablet, a desktop. */
const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const jpegQuality = 65;

/** Below this width the links are behind the hamburger. */
const tabletWidth = 768;

interface Shot {
  state: VisitorState;
  window: { width: number; height: number };
  path: string;
  /** Captures the window at half size instead of the whole page. */
  small?: boolean;
}

/** The states in README.md. */
const shownStates = [
  'home',
  'services',
  'about',
  'consultation',
  'consultation-time',
  'consultation-sent',
];

const shotsForDocs = visitorStates
  .filter(({ name }) => shownStates.includes(name))
  .map((state) => ({
    state,
    window: { width: 1440, height: 900 },
    path: join('docs', 'screenshots', `${state.name}.jpg`),
    small: true,
  }));

const shotsOf = (names: readonly string[]) =>
  visitorStates
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .flatMap((state) =>
      windows
        .filter(({ width }) => !state.phoneOnly || width < tabletWidth)
        .map((window) => ({
          state,
          window,
          path: join('screenshots', `${state.name}-${window.width}.jpg`),
        })),
    );

/** Scrolls through the page and back, because some typefaces load when what they write is seen. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

async function take(browser: Browser, url: string, { state, window, path, small = false }: Shot) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: window,
    deviceScaleFactor: small ? 0.5 : 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  const fullPage = !small && !state.phoneOnly;
  await state.reach(page);
  await page.waitForLoadState('networkidle');
  if (fullPage) await seeEverything(page);
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: jpegQuality, fullPage });
  await context.close();
  console.log(path);
}

const names = process.argv.slice(2);
const shots: readonly Shot[] = names.includes('--docs') ? shotsForDocs : shotsOf(names);

async function main(): Promise<void> {
  const executablePath = await ensureChromium();
  const outbox = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const receiver = await startReceiver();
  const env = testEnvironment({
    CONSULTATION_WEBHOOK_URL: receiver.url,
    DATABASE_URL: `file:${join(outbox, 'outbox.db')}`,
  });
  await ensureTestBuild();
  const site = await startSite({ env });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });

  for (const shot of shots) await take(browser, site.url, shot);

  await browser.close();
  await site.stop();
  await receiver.close();
  rmSync(outbox, { recursive: true, force: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
