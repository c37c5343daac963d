import { chromium, type Page } from '@playwright/test';
import { services } from '@/content/services';
import { paths } from '@/lib/paths';
import { fallbacks } from '@/styles/fallbackFonts';
import { chromiumArguments, findChromium } from '../testing/chromium';
import { holdRequests } from './support/holdRequests';
import { documentPaths, mainLinkTo, pagePaths } from './support/pages';
import { expect, test } from './support/test';

test.use({ expectedConsole: /status of 404/ });

/** Adds up how far things move on a page without being asked to (Layout Instability API). */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate((): number => Reflect.get(window, 'shifts').total);
}

test('nothing moves while a page loads, and its fonts come late', {
  tag: '@everywhere',
}, async ({ page }) => {
  // The whole headline stands from the start: how much of it is typed when the fonts come does not count.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shifted = await watchShifts(page);
  for (const path of documentPaths) {
    const deliver = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    deliver();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    // Letters of the headline have other widths than their stand-ins, within lines of one length: 0.0012 on home.
    expect(await shifted(), path).toBeLessThan(0.002);
  }
});

test("an example's typeface is loaded once the example is seen, and moves nothing", {
  tag: '@everywhere',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/words.*\.woff2/.test(request.url())) asked.push(request.url());
  });
  const deliver = await holdRequests(page, '**/words*.woff2');
  const shifted = await watchShifts(page);
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const before = await shifted();
  await page.locator('[data-look]:visible').first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toHaveLength(1);
  const loaded = page.waitForResponse('**/words*.woff2');
  deliver();
  await (await loaded).finished();
  await page.evaluate(() => document.fonts.ready);
  expect((await shifted()) - before).toBeLessThan(0.0005);
});

// Which line they stand on would otherwise depend on the typeface that is there.
test("a service's button stands beside its terms on every phone", {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(paths.services);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const beside = await page.locator('dl:has(+ .button)').evaluateAll((all) =>
      all.map((terms) => {
        const button = terms.nextElementSibling?.getBoundingClientRect();
        return terms.getBoundingClientRect().right <= (button?.left ?? 0);
      }),
    );
    expect(beside, `${width} px`).toEqual(services.map(() => true));
  }
});

// Firefox starts no fallback while a web font loads, unless it is asked for alone.
test('every fallback face is in use while the typefaces are on their way', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  for (const path of pagePaths) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    const faces = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => family.includes('fallback'))
          .map(({ status }) => status),
      );
    await expect.poll(faces, { message: path }).toEqual(Array(fallbacks.length).fill('loaded'));
  }
});

// Under test Chromium fetches what it would otherwise render ahead.
for (const path of [paths.about, paths.consultation]) {
  test(`${path} is fetched ahead while the pointer rests on its link`, async ({
    page,
    context,
  }) => {
    // Chromium fetches nothing ahead while requests are intercepted.
    await context.unrouteAll();
    await page.goto(paths.home);
    const ahead = page.waitForRequest(
      (request) => request.headers()['sec-purpose']?.startsWith('prefetch') ?? false,
    );
    await mainLinkTo(page, path).hover();
    expect(new URL((await ahead).url()).pathname).toBe(path);
    await (await ahead).response();
    await mainLinkTo(page, path).click();
    await expect(page).toHaveURL(path);
    const arrived = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        return navigation && Reflect.get(navigation, 'deliveryType');
      });
    expect(await arrived()).toBe('navigational-prefetch');
  });
}

test('pages blend into each other where motion is welcome', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { blended: Boolean(viewTransition) });
    });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(paths.home);
    await mainLinkTo(page, paths.about).click();
    await expect(page).toHaveURL(paths.about);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'blended')))
      .toBe(reducedMotion === 'no-preference');
  }
});

test('every page is restored as it was by the back button', async ({ site }) => {
  // Playwright turns the back/forward cache off.
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  for (const path of pagePaths) {
    await page.goto(site.url + path);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await mainLinkTo(page, path === paths.about ? paths.services : paths.about).click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.waitForLoadState();
    await page.goBack({ waitUntil: 'commit' });
    const restored = () => page.evaluate(() => 'sameDocument' in window).catch(() => undefined);
    await expect.poll(restored, { message: path }).toBe(true);
  }
  await browser.close();
});
