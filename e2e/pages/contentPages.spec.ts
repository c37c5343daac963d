import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { paths } from '@/lib/paths';
import { allPaths, documentPaths, holdRequests, nextFrames } from '../../testing/browser/pages';
import { expect, onPhone, siteTest, test } from '../../testing/browser/test';
import { hasArial } from '../../testing/run/needs';

test.use({ expectedConsole: /status of 404/ });

/** Sums unexpected layout shifts (Layout Instability API). */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.total += Reflect.get(entry, 'value');
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        shifts.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate((): { total: number; moved: string[] } => Reflect.get(window, 'shifts'));
}

const advice =
  'A text above these has another number of lines until its typeface arrives: ' +
  'change a word or two of it, so that its last line is not nearly full or one word long.';

async function expectFooterStill(page: Page, path: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const top = () => footer.evaluate((element) => element.getBoundingClientRect().top);
  const whole = await top();
  await footer.evaluate((element) => element.replaceChildren());
  expect(await top(), path).toBe(whole);
}

for (const [where, onScreen] of Object.entries({ 'on the desktop': test, 'on a phone': onPhone })) {
  onScreen(
    `nothing shifts as fonts, or the footer’s end, arrive late, ${where}`,
    async ({ page }) => {
      test.skip(!hasArial(), 'There is no Arial.');
      const shifted = await watchShifts(page);
      for (const path of documentPaths) {
        const deliver = await holdRequests(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        deliver();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await nextFrames(page);
        // Fallback fonts differ slightly in width: 0.001 on home. Another line of text would add 0.01 or more.
        const { total, moved } = await shifted();
        expect(total, `${path}: ${moved.join(' | ')}. ${advice}`).toBeLessThan(0.002);
        const hour = await page.locator('[data-ground] :is(small, span)').allTextContents();
        expect(moved.filter((text) => hour.includes(text))).toEqual([]);
        await expectFooterStill(page, path);
      }
    },
  );
}

onPhone("an example's typeface loads on scrolling without a shift", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/plumber.*\.woff2/.test(request.url())) asked.push(request.url());
  });
  const deliver = await holdRequests(page, '**/plumber*.woff2');
  const shifted = await watchShifts(page);
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const { total: before } = await shifted();
  const example = page.locator('[data-look]:visible').first();
  // Half a window below the edge.
  await example.evaluate((element) =>
    window.scrollTo(0, element.getBoundingClientRect().top - 1.5 * window.innerHeight),
  );
  await expect.poll(() => asked).toHaveLength(1);
  await expect(example).not.toBeInViewport();
  const loaded = page.waitForResponse('**/plumber*.woff2');
  deliver();
  await (await loaded).finished();
  await page.evaluate(() => document.fonts.ready);
  await nextFrames(page);
  expect((await shifted()).total - before).toBeLessThan(0.0005);
});

test('home’s headline has the largest words of its screen', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1280, 600],
    [1728, 1117],
    [2560, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { headline, others, end, shop } = await page.locator('#hero').evaluate((hero) => {
      const words = [...hero.querySelectorAll(':not(svg *)')].filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
        ),
      );
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const isHeadline = (element: Element) => element.closest('h1') !== null;
      const range = document.createRange();
      range.selectNodeContents(hero.querySelector('h1') ?? hero);
      const owner = hero.querySelector('[data-layer="owner-arm"]');
      return {
        headline: Math.max(...words.filter(isHeadline).map(sizeOf)),
        others: Math.max(...words.filter((element) => !isHeadline(element)).map(sizeOf)),
        end: range.getBoundingClientRect().right,
        shop: owner?.parentElement?.getBoundingClientRect().left,
      };
    });
    expect(headline, `${width} by ${height}`).toBeGreaterThan(1.1 * others);
    // In narrower windows, the shop is below them.
    if (width >= 1280) expect(end, `${width} px wide`).toBeLessThanOrEqual(shop ?? 0);
  }
});

/** Elements that browsers display as blocks without CSS. */
const apart =
  'address, article, aside, dd, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, h4, header, input, ' +
  'li, main, nav, ol, option, p, section, select, summary, table, tbody, td, textarea, th, thead, tr, ul';

siteTest('without styles, no words run together, and none are hidden', async ({ request }) => {
  for (const path of allPaths) {
    const $ = load(await (await request.get(path)).text());
    $('script, style').remove();
    expect([path, $('[hidden]').text()]).toEqual([path, '']);
    $('h1 [data-ones]').replaceWith((_, letter) => $(letter).text());
    $(`body :not(${apart})`).before('|').after('|');
    $(apart).before('\n').after('\n');
    const together = $('body')
      .text()
      .match(/\S*[\p{L}\p{N}?.↓]\|+[\p{L}\p{N}]\S*/gu);
    expect([path, ...(together ?? [])]).toEqual([path]);
  }
});
