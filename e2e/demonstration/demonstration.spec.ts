import type { Page } from '@playwright/test';
import { demonstration } from '@/content/demonstration';
import { type Example, examples } from '@/content/examples';
import { axeViolations } from '../../testing/browser/checks';
import { expect, test } from '../../testing/browser/test';

const choiceOf = ({ choice, trade }: Example) => choice ?? trade;
const [first, ...others] = examples as readonly [Example, ...Example[]];
const shownExample = (page: Page) => page.locator('[data-example]:visible');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'with JavaScript off', () => {
    test.use({ javaScriptEnabled });

    test('arrow keys choose another business', { tag: '@everywhere' }, async ({ page }) => {
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

test('all of an example is readable on a small phone', async ({ page }) => {
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

test('before the first question, the conversation has no empty space', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const panel = shownExample(page).locator('[data-conversation]');
    const boxes = [
      panel.locator('[data-from="site"]:visible'),
      panel.getByText(demonstration.ask),
      ...(await panel.getByRole('button').all()),
    ];
    const edges = await Promise.all(boxes.map((box) => box.boundingBox()));
    const bottoms = edges.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {};
    expect((edges[1]?.y ?? 0) - (bottoms[0] ?? 0), `${width}`).toBeLessThan(20);
    expect((edges[2]?.y ?? 0) - (bottoms[1] ?? 0), `${width}`).toBeLessThan(20);
    expect(y + height - Math.max(...bottoms), `${width}`).toBeLessThan(30);
  }
});

for (const example of examples) {
  // In a narrow window, because the page must not grow.
  test(`${example.name} answers every question by keyboard, and books with a name`, {
    tag: example === first ? '@everywhere' : '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: choiceOf(example) }).check();
    const log = shownExample(page).getByRole('log');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { emergency, price, time, person } = example.questions;
    const buttons = shownExample(page).getByRole('button');
    await buttons.first().focus();
    // Each answer moves the focus to the next thing to tap.
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

test('an example under the pointer has its typeface before it is chosen', async ({ page }) => {
  await page.goto('/');
  const isLoaded = () =>
    page.locator('[data-example="dentist"] [data-look]').evaluate((sheet) => {
      const typefaces = getComputedStyle(sheet).getPropertyValue('--example-typeface');
      return document.fonts.check(`1em ${typefaces.split(',')[0]}`);
    });
  expect(await isLoaded()).toBe(false);
  await page.getByRole('radio', { name: 'Dentist' }).hover();
  await expect.poll(isLoaded).toBe(true);
  await expect(shownExample(page)).toHaveAttribute('data-example', first.slug);
});

test("an example's links ask its questions, and examples elsewhere link to the demonstration", async ({
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

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('no name is asked for, and the shop has its own sign', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel(demonstration.name.label)).toBeHidden();
    await expect(page.locator('#street-emblem')).not.toHaveAttribute('display', 'none');
    await expect(page.getByRole('radio', { name: choiceOf(others.at(-1) ?? first) })).toBeVisible();
    await expect(page.locator('[data-business-only]')).toBeHidden();
    const conversation = page.locator('[data-example]:visible').getByRole('log');
    const booked = first.questions.emergency.books?.when ?? '';
    await expect(conversation.getByText(booked, { exact: true })).toBeVisible();
    await expect(page.locator('[data-example]:visible').getByRole('button')).toHaveCount(0);
  });
});
