import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/browser/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const headline = 'Building the Future of Business Automation';

const typed = (page: Page) =>
  page.locator('h1 [data-typed] > span').evaluateAll((all) =>
    all
      .filter((character) => getComputedStyle(character).opacity === '1')
      .map((character) => character.textContent)
      .join(''),
  );

test('the headline types a character every 50 ms, and screen readers get it whole', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName(headline);
  // Restarts the animations, which may have ended, and pauses them.
  await heading.evaluate((element) => {
    element.style.display = 'none';
    element.getAnimations({ subtree: true });
    element.style.display = '';
    for (const animation of element.getAnimations({ subtree: true })) animation.pause();
  });
  const goTo = (ms: number) =>
    heading.evaluate((element, time) => {
      for (const animation of element.getAnimations({ subtree: true }))
        animation.currentTime = time;
    }, ms);
  await goTo(0);
  expect(await typed(page)).toBe('');
  for (const count of [1, 2, 10, 41, 42]) {
    await goTo(count * 50 + 10);
    expect(await typed(page)).toBe(headline.slice(0, count));
  }
});

test('the headline appears at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  // In its first frame, and not after the two seconds that typing takes.
  await expect.poll(() => typed(page), { timeout: 1000 }).toBe(headline);
});
