import { expect, test } from './support/test';

test('the home page answers 200 and shows its headline', { tag: '@everywhere' }, async ({
  page,
}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Building the Future of Business Automation',
  );
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('answers 404', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
  });
});
