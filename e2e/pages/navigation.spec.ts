import { menuPages } from '@/content/pages';
import { backLabel, site } from '@/content/site';
import { paths } from '@/lib/paths';
import { mainLinkTo, scrollTo } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';

/** Starts from the previous target unless `from` is set. */
const links: { from?: string; link: string; to: string }[] = [
  ...menuPages.map(({ path, name, menu }) => ({ link: menu.label ?? name, to: path })),
  { from: paths.consultation, link: backLabel, to: '/' },
  { from: paths.about, link: backLabel, to: '/' },
  { from: paths.about, link: site.name, to: '/' },
  { link: site.name, to: '/#top' },
];

test('every header link, and Back, leads to the top of its page', async ({ page }) => {
  await page.goto(paths.privacy);
  for (const { from, link, to } of links) {
    if (from && new URL(page.url()).pathname !== from) await page.goto(from);
    await scrollTo(page, 1500);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page, link).toHaveURL(to);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the header’s links are on one line, beside its name, in every window that is wide enough', async ({
  page,
}) => {
  // This page has the shortest layout time.
  await page.goto(paths.notReceived);
  for (let width = 1024; width <= 1472; width += 16) {
    await page.setViewportSize({ width, height: 600 });
    const misplaced = await page.getByRole('banner').evaluate((header) => {
      const [name, menu] = [header.querySelector('a'), header.querySelector('#menu')];
      if (!name || !menu?.checkVisibility()) return [];
      const { left, right } = menu.getBoundingClientRect();
      if (right > innerWidth - 20 || name.getBoundingClientRect().right > left)
        return ['all links'];
      const links = [...menu.querySelectorAll('a')];
      return links
        .filter(({ offsetHeight }) => offsetHeight > 45)
        .map(({ textContent }) => textContent);
    });
    const advice = 'Shorten a label, or raise a width in src/components/layout/headerMedia.ts.';
    expect(misplaced, `${width} px wide. ${advice}`).toEqual([]);
  }
});

test('the link to the services of home shows them below the header', async ({ page }) => {
  // Home itself, a document, and a page with React.
  for (const from of [paths.home, paths.about, paths.consultation]) {
    await page.goto(from);
    await mainLinkTo(page, paths.websiteBuilding).click();
    await expect(page).toHaveURL(paths.websiteBuilding);
    const heading = page.locator('#services').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) - (header?.height ?? 0))
      .toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(450);
  }
});

test('a click on text, and the skip link, set where Tab continues', async ({ page }) => {
  for (const path of [paths.about, paths.consultation]) {
    await page.goto(path);
    await page.locator('a[href="#content"]').press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    const last = page.getByRole('contentinfo').locator('p').last();
    await last.click();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('footer :focus')).toHaveCount(1);
    const text = page.locator('main p').last();
    await text.click();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    const isBehind = await text.evaluate((element) => {
      const place = element.compareDocumentPosition(document.activeElement ?? element);
      return Boolean(place & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isBehind).toBe(true);
  }
});

test('the header is opaque past 50 px, in one color to the end of the page', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(page, 51);
  await expect.poll(background).toMatch(/^rgb\(/);
  await page.reload();
  await expect.poll(background).toMatch(/^rgb\(/);
  const opaque = await background();
  await scrollTo(page, 50);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
  await expect.poll(background).toBe(opaque);
});
