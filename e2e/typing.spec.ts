import { expect, test } from './support/test';

const headline = 'Building the Future of Business Automation';

test('the headline types a character every 50 ms, and is whole for readers', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(headline);
  // It may have ended meanwhile: it begins anew, and stands still.
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.style.animation = 'none';
    heading.getAnimations();
    heading.style.animation = '';
    for (const animation of heading.getAnimations()) animation.pause();
  });
  const typedAfter = (ms: number) =>
    page.evaluate((time) => {
      const heading = document.querySelector('h1');
      for (const animation of heading?.getAnimations() ?? []) animation.currentTime = time;
      return [...(heading?.querySelectorAll('[data-typed] > span') ?? [])]
        .filter((character) => getComputedStyle(character).opacity === '1')
        .map((character) => character.textContent)
        .join('');
    }, ms);
  expect(await typedAfter(0)).toBe('');
  for (const count of [1, 2, 10, 41, 42]) {
    expect(await typedAfter(count * 50 + 10)).toBe(headline.slice(0, count));
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the headline is there at once', async ({ page }) => {
    await page.goto('/');
    const hidden = () =>
      page
        .locator('h1 [data-typed] > span')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
    expect(await hidden()).toBe(0);
  });
});
