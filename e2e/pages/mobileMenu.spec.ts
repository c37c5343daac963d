import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { paths } from '@/lib/paths';
import { mainLinks, mainLinkTo, menuButton } from '../../testing/browser/pages';
import { expect, onPhone as test } from '../../testing/browser/test';

/** Allows a few frames for scrolling to begin. */
async function scrollsBy(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return window.scrollY > 0;
  });
}

test.describe('the menu', () => {
  test('traps the focus and locks scrolling until it closes', async ({ page }) => {
    await page.goto(paths.consultation);
    const button = menuButton(page);
    const links = mainLinks(page);
    await expect(links.first()).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links.first()).toBeFocused();
    expect(await scrollsBy(page, 'PageDown')).toBe(false);
    for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      // After the last stop, the browser's own interface has the focus.
      await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
    }
    for (const link of await links.all()) await link.focus();
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect.poll(() => scrollsBy(page, 'PageDown')).toBe(true);
  });

  test('opens and closes by touch, and its links work', async ({ page }) => {
    await page.goto('/');
    const button = menuButton(page);
    const services = mainLinkTo(page, paths.services);
    await button.tap();
    await expect(services).toBeVisible();
    await button.tap();
    await expect(services).toBeHidden();
    await button.tap();
    await mainLinkTo(page, paths.websiteBuilding).tap();
    const heading = page.locator('#services').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await button.tap();
    await services.tap();
    await expect(page).toHaveURL('/services');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.tap();
    await page.locator('#menu').getByRole('link', { name: pages.consultation.name }).tap();
    await expect(page).toHaveURL('/consultation');
  });

  test('closes when the window grows', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
    await expect(mainLinkTo(page, paths.services)).toBeVisible();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });
});
