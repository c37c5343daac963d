import type { Page } from '@playwright/test';
import { allPages, menuPages } from '@/content/pages';
import { expect, test } from './support/test';

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('every link of the header arrives, at the top of its page', async ({ page }) => {
  for (const { path, name, menu } of menuPages) {
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await page.goto(path === '/' ? '/about' : '/');
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    await mainLink(page, menu.label ?? name).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

for (const { path: from } of menuPages) {
  test(`Website Building leads from ${from} to the services section, its heading in view`, async ({
    page,
  }) => {
    await page.goto(from);
    await mainLink(page, 'Website Building').click();
    await expect(page).toHaveURL('/#services');
    const heading = page.locator('#services').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) - (header?.height ?? 0))
      .toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(450);
  });
}

test('the header turns opaque past 50 px and back, on a page that opens scrolled too', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(background).toMatch(/^rgb\(/);
  await page.reload();
  await expect.poll(background).toMatch(/^rgb\(/);
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
});

test('the header takes the sky of its page, which is another one at the end', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled');
  const dusk = await background();
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await expect.poll(background).not.toBe(dusk);
  await expect.poll(background).toMatch(/^rgb\(/);
});

test('on paper the header stands once, ahead of the page', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path } of allPages) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  }
});

test('the brand scrolls to the top on the home page and goes home from elsewhere', async ({
  page,
}) => {
  const brand = page.getByRole('banner').getByRole('link', { name: 'AI Automation Agency' });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await brand.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/about');
  await brand.click();
  await expect(page).toHaveURL('/');
});

test('the Back links of inner pages go home', async ({ page }) => {
  for (const path of ['/about', '/consultation']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
