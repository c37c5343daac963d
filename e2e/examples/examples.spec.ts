import type { Page } from '@playwright/test';
import { conversationCopy } from '@/content/examples/conversationCopy';
import { anyBusiness, type Example } from '@/content/examples/example';
import { examples } from '@/content/examples/examples';
import { chatForOwnSite, examplesCopy } from '@/content/examples/examplesCopy';
import { axeViolations } from '../../testing/browser/checks';
import { holdRequests } from '../../testing/browser/pages';
import { expect, onPhone, test } from '../../testing/browser/test';

const choiceOf = ({ choice, kind }: Example) => choice ?? kind;
const [first] = examples;
const shownExample = (page: Page) => page.locator('[data-example]:visible');

// A small window, where the page would grow or hide an answer.
onPhone('an example answers by keyboard, and books with a name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await page.getByRole('radio', { name: choiceOf(first) }).check();
  await expect(shownExample(page)).toHaveAttribute('data-example', first.slug);
  const log = shownExample(page).getByRole('log');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { emergency, time, spanish, person } = first.questions;
  const buttons = page.locator('[data-choices] button');
  await log.scrollIntoViewIfNeeded();
  await expect(buttons).toHaveCount(3);
  await buttons.first().focus();
  // Each answer moves the focus to the next step.
  for (const { ask, answer, books } of [emergency, time, spanish, person]) {
    await expect(page.locator(':focus')).toHaveText(ask);
    await page.keyboard.press('Enter');
    await expect(log).toContainText(answer);
    await expect(log.getByText(answer)).toBeInViewport();
    const toForm = page.getByRole('link', { name: chatForOwnSite.label });
    await expect(toForm).toBeVisible({ visible: !books });
    if (!books) continue;
    await expect(log.locator('strong').getByText(books.times[0], { exact: true })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(log.locator('strong').getByText(books.times[0], { exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await axeViolations(page, '[data-example]')).toEqual([]);
  await expect(page.locator(':focus')).toHaveText(conversationCopy.restart);
  await page.keyboard.press('Enter');
  await expect(buttons).toHaveCount(3);
});

test('the conversation has no empty half at tablet width', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await page.locator('#conversation').scrollIntoViewIfNeeded();
  await page.locator('[data-choices] button').first().waitFor();
  const emptyShare = () =>
    page.evaluate(() => {
      const panel = document.querySelector('#conversation');
      const boxOf = (selector: string) => panel?.querySelector(selector)?.getBoundingClientRect();
      const above = boxOf('[data-control="hear"]')?.bottom ?? 0;
      const first = boxOf('[role="log"] > *')?.top ?? 0;
      return (first - above) / (panel?.clientHeight ?? 1);
    });
  await expect.poll(emptyShare).toBeLessThan(0.2);
});

test('a device without a voice shows the call as text, without a button to hear it again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined });
  });
  await page.goto('/');
  await page.locator('#conversation').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: examplesCopy.hear }).click();
  await expect(page.getByText(examplesCopy.notSpoken)).toBeVisible();
  await expect(page.getByRole('button', { name: conversationCopy.again })).toHaveCount(0);
});

test('a typed name selects its trade before a press is answered, and loses no press', async ({
  page,
  context,
}) => {
  const [shop] = examples;
  const bakery = examples.find(({ slug }) => slug === 'bakery') as Example;
  const general = examples.find(({ slug }) => slug === anyBusiness) as Example;
  const example = shownExample(page);
  const field = page.getByLabel(examplesCopy.name.label);
  await page.goto('/');
  for (const [typed, selected] of [
    ["Rosa's Bakery", bakery],
    ['Bloomfield & Sons', general],
  ] as const) {
    // By position: on a slow machine, a pause before the press also selects the trade.
    const question = page.locator('[data-choices] button').nth(1);
    await example.getByRole('log').scrollIntoViewIfNeeded();
    await expect(question).toHaveText(shop.questions.time.ask);
    await field.evaluate((one) => one.focus({ preventScroll: true }));
    await page.keyboard.type(typed);
    await question.dblclick();
    await expect(example).toHaveAttribute('data-example', selected.slug);
    await expect(example.getByRole('log')).toContainText(selected.questions.time.answer);
    await expect(page.getByRole('radio', { name: choiceOf(selected) })).toBeChecked();
    await expect(example.getByRole('log').locator('[data-from="customer"]')).toHaveCount(2);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
  }
  await field.pressSequentially("Rosa's ");
  await context.setOffline(true);
  await context.setOffline(false);
  await field.pressSequentially('Bakery');
  await expect(field).toHaveValue("Rosa's Bakery");
  await expect(example.locator('figure')).toContainText('Rosa’s Bakery');
  for (const { slug, name } of examples) {
    await page.locator(`[name="example"][value="${slug}"]`).check();
    const isOwn = slug === bakery.slug || slug === anyBusiness;
    await expect(example.locator('figure')).toContainText(isOwn ? 'Rosa’s Bakery' : name);
  }
});

test.describe('where something cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_/ });

  test('no example needs the network after the script has loaded', async ({ page, context }) => {
    await page.goto('/');
    await shownExample(page).scrollIntoViewIfNeeded();
    await page.locator('[data-choices] button').first().waitFor();
    await context.setOffline(true);
    for (const one of examples) {
      await page.getByRole('radio', { name: choiceOf(one) }).check();
      await expect(shownExample(page)).toContainText(one.headline);
    }
    await context.setOffline(false);
  });

  test('without its script, the conversation can be read', async ({ page }) => {
    const release = await holdRequests(page, '**/examples.js*', 'abort');
    await page.goto('/');
    const conversation = page.locator('#conversation');
    await shownExample(page).getByRole('link', { name: first.action.label }).click();
    await expect(conversation).toBeInViewport();
    expect(page.url()).toContain('#conversation');
    const offer = page.locator('[data-example] a[href^="/consultation"]').first();
    const place = () => offer.evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await place();
    release();
    await expect(page.getByText(examplesCopy.notLoaded)).toBeVisible();
    expect(await place()).toBe(before);
    await expect(conversation.getByText(first.questions.emergency.books?.done ?? '')).toBeVisible();
    await expect(conversation.getByRole('button')).toHaveCount(0);
    await page.unroute('**/examples.js*');
    const { label, asks } = first.action;
    await shownExample(page).getByRole('link', { name: label }).dblclick();
    const asked = conversation.getByText(first.questions[asks].ask, { exact: true });
    await expect(conversation.getByText(first.questions[asks].answer)).toBeVisible();
    await expect(asked.and(page.locator('[data-from] *'))).toHaveCount(1);
    await expect(page.getByText(examplesCopy.notLoaded)).toBeHidden();
  });
});
