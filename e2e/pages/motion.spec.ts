import { servicesPage } from '@/content/copy/servicesPage';
import { services } from '@/content/services';
import { expect, test } from '../../testing/browser/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('few animations are infinite, and none affects layout', async ({ page }) => {
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

test('each small card shows its service before its scene plays', async ({ page }) => {
  await page.goto('/');
  const cards = await page.evaluate(() => {
    for (const scene of document.querySelectorAll('[data-scene]'))
      scene.setAttribute('data-awake', '');
    return Array.from(
      document.querySelectorAll('#services li [data-enter]:not([data-enter-by="flash"])'),
      (one) => Number(getComputedStyle(one).opacity),
    );
  });
  expect(Math.min(...cards)).toBeGreaterThan(0.5);
});

test('a service’s offer unfolds on a phone and is open on a desktop', async ({ page }) => {
  const feature = page.getByText(services[0]?.features[0] ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await expect(feature).toBeHidden();
  await page.getByText(servicesPage.offered).first().click();
  await expect(feature).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(feature).toBeVisible();
});
