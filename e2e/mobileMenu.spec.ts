import { expect, test } from './support/test';

test.describe('the mobile menu', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('hides the links until its button is pressed, and again after', async ({ page }) => {
    const button = page.getByRole('button', { name: /menu/ });
    const services = page.getByRole('banner').getByRole('link', { name: 'Services' });
    await expect(services).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(services).toBeVisible();
    await button.click();
    await expect(services).toBeHidden();
  });

  test('closes by Escape, and its button has the focus', async ({ page }) => {
    const button = page.getByRole('button', { name: /menu/ });
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('closes when a link is chosen, which leads to its page', async ({ page }) => {
    await page.getByRole('button', { name: /menu/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('button', { name: /menu/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('leads to the services section of this very page', async ({ page }) => {
    await page.getByRole('button', { name: /menu/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Website Building' }).click();
    const heading = page.locator('#services').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeInViewport({ ratio: 1 });
  });

  test('locks the page behind it', async ({ page }) => {
    await page.getByRole('button', { name: /menu/ }).click();
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    await page.getByRole('button', { name: /menu/ }).click();
    for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      await expect(page.getByRole('navigation', { name: 'Main' }).locator(':focus')).toHaveCount(1);
    }
  });
});
