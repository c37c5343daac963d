import type { Page } from '@playwright/test';
import { demonstration } from '@/content/demonstration';
import { type Example, examples } from '@/content/examples';
import { axeViolations } from './support/checks';
import { expect, test } from './support/test';

const choiceOf = ({ choice, trade }: Example) => choice ?? trade;
const [first, ...others] = examples as readonly [Example, ...Example[]];
const shownExample = (page: Page) => page.locator('[data-example]:visible');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'with JavaScript off', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test('another business is chosen with the arrow keys', { tag: '@everywhere' }, async ({
      page,
    }) => {
      await page.goto('/', { waitUntil: 'load' });
      await expect(shownExample(page)).toHaveAttribute('data-example', first.slug);
      await page.getByRole('radio', { name: choiceOf(first) }).focus();
      for (const { slug } of others) {
        await page.keyboard.press('ArrowRight');
        await expect(shownExample(page)).toHaveAttribute('data-example', slug);
      }
    });
  });
}

test('everything in the examples can be read on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const example of examples) {
    await page.getByRole('radio', { name: choiceOf(example) }).check();
    const sizes = await shownExample(page)
      .locator('p, dt, dd, span, a, button')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes), example.slug).toBeGreaterThanOrEqual(11);
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

test('before they play, each small card tells its service', async ({ page }) => {
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

for (const example of examples) {
  test(`${example.name} answers every question by keyboard, and books with a name`, {
    tag: '@everywhere',
  }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: choiceOf(example) }).check();
    const log = shownExample(page).getByRole('log');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { emergency, price, time, person } = example.questions;
    const buttons = shownExample(page).getByRole('button');
    await buttons.first().focus();
    // Each answer moves the focus on to what can be tapped next.
    for (const { ask, answer, books } of [emergency, price, time, person]) {
      await expect(page.locator(':focus')).toHaveText(ask);
      await page.keyboard.press('Enter');
      await expect(log).toContainText(answer);
      if (!books) continue;
      await expect(buttons).toHaveCount(1);
      await expect(log.getByText(books.when, { exact: true })).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(log.getByText(books.when, { exact: true })).toBeVisible();
    }
    await expect(log.getByText(demonstration.needsName)).toHaveCount(3);
    await expect(log.getByText(demonstration.needsName).locator('visible=true')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(buttons).toHaveCount(4);
  });
}

test("an example's links ask its conversation, and the examples on other pages lead there", async ({
  page,
}) => {
  await page.goto('/');
  const { label, asks } = first.action;
  await shownExample(page).getByRole('link', { name: label }).click();
  await expect(shownExample(page).getByRole('log')).toContainText(first.questions[asks].answer);
  await page.goto('/services');
  const link = page.locator('main figure a').first();
  await expect(link).toHaveAttribute('href', '/#example');
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
