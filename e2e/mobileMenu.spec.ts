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

  test('takes the focus, and keeps it in the header while it is open', async ({ page }) => {
    await page.getByRole('button', { name: /menu/ }).press('Enter');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.first()).toBeFocused();
    for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      // Past the last stop comes the browser's own interface, where no element has the focus.
      await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
    }
    for (const link of await links.all()) await link.focus();
    await expect(links.last()).toBeFocused();
  });

  test('opens and closes by touch', async ({ page }) => {
    const services = page.getByRole('banner').getByRole('link', { name: 'Services' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(services).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(services).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await services.tap();
    await expect(page).toHaveURL('/services');
  });

  test('leads to the form by its amber button', async ({ page }) => {
    await page.getByRole('button', { name: /menu/ }).click();
    await page.locator('#menu').getByRole('link', { name: 'Free consultation' }).click();
    await expect(page).toHaveURL('/consultation');
  });

  test('is closed when the window grows to where the links stand in the open', async ({ page }) => {
    await page.getByRole('button', { name: /menu/ }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toBeVisible();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('works on the hydrated page, too', async ({ page }) => {
    await page.goto('/consultation');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test.describe('the mobile menu without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens, holds the next stop of the keyboard, closes by Escape and leads on', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: /menu/ });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.first()).toBeHidden();
    await button.press('Enter');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await links.getByText('About Us').tap();
    await expect(page).toHaveURL('/about');
  });
});
