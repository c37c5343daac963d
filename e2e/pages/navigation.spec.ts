import { menuPages } from '@/content/pages';
import { backLabel, site, skipLabel } from '@/content/site';
import { paths } from '@/lib/paths';
import { mainLinkTo, pagePaths, scrollTo } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';

/** A link of the header, or the Back link below it, where it leads, and from where when not from the one before. */
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

test('the link to the services of home shows them below the header', async ({ page }) => {
  // On home itself, from a document, and from a page with React.
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

test('a printed page has the header once, at the top, every answer, and dark text', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of pagePaths) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    for (const answer of await page.locator('details > p').all()) {
      expect(await answer.evaluate((one) => one.checkVisibility())).toBe(true);
    }
    // At once, because the example on home may replace its words meanwhile.
    const colors = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, p, a)')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => getComputedStyle(one).color),
    );
    for (const color of new Set(colors)) {
      const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
      expect(Math.max(red, green, blue), `${path} ${color}`).toBeLessThan(160);
    }
  }
});

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipLabel })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
