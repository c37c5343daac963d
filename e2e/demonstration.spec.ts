import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const shownExample = (page: Page) => page.locator('[data-example]:visible');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'with JavaScript off', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test('another business is chosen with the arrow keys', { tag: '@everywhere' }, async ({
      page,
    }) => {
      await page.goto('/', { waitUntil: 'load' });
      await expect(shownExample(page)).toHaveAttribute('data-example', 'dentist');
      await page.getByRole('radio', { name: 'Dentist' }).focus();
      for (const example of ['plumber', 'salon']) {
        await page.keyboard.press('ArrowRight');
        await expect(shownExample(page)).toHaveAttribute('data-example', example);
      }
    });
  });
}

test('everything in the examples can be read on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const business of ['Dentist', 'Plumber', 'Salon']) {
    await page.getByRole('radio', { name: business }).check();
    const sizes = await shownExample(page)
      .locator('p, dt, dd, span')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes), business).toBeGreaterThanOrEqual(11);
  }
});

test('little plays on for ever, and nothing that moves costs layout', async ({ page }) => {
  await page.goto('/');
  const { endless, animated } = await page.evaluate(() => {
    for (const scene of document.querySelectorAll('[data-scene]'))
      scene.setAttribute('data-awake', '');
    const effects = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect);
    return {
      endless: effects
        .filter((effect) => !Number.isFinite(effect.getComputedTiming().endTime))
        .map(({ target }) => target?.getAttribute('href') ?? 'particle'),
      animated: effects.flatMap((effect) => effect.getKeyframes().flatMap(Object.keys)),
    };
  });
  expect(endless.filter((name) => name !== 'particle')).toEqual(['#street-mast-halo']);
  expect(endless).toHaveLength(1 + (await page.locator('[data-particle]').count()));
  expect(animated).toEqual(expect.arrayContaining(['opacity', 'transform']));
  const notProperties = ['offset', 'computedOffset', 'easing', 'composite'];
  const transforms = ['offsetDistance', 'rotate', 'scale', 'transform', 'translate'];
  const allowed = ['--typed', 'opacity', 'visibility', ...transforms];
  expect([...notProperties, ...allowed]).toEqual(expect.arrayContaining(animated));
});

test('before they play, what is booked is white and each small card tells its service', async ({
  page,
}) => {
  await page.goto('/');
  const shown = await page.evaluate(() => {
    for (const scene of document.querySelectorAll('[data-scene]'))
      scene.setAttribute('data-awake', '');
    const opacity = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (one) =>
        Number(getComputedStyle(one).opacity),
      );
    return {
      booked: opacity('[data-example] [data-from] ~ div'),
      cards: opacity('#services li [data-enter]:not([data-enter-by="flash"])'),
    };
  });
  expect(Math.min(...shown.booked)).toBe(1);
  expect(Math.min(...shown.cards)).toBeGreaterThan(0.5);
});

test('what a service offers unfolds on a phone and stands open on a desktop', async ({ page }) => {
  const feature = page.getByText('A design made for your business, never a template');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await expect(feature).toBeHidden();
  await page.getByText("What's Offered").first().click();
  await expect(feature).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(feature).toBeVisible();
});
