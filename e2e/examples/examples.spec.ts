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

// In a small window, where the page would grow, or an answer be out of sight, first.
onPhone('an example answers by keyboard, and books with a name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await page.getByRole('radio', { name: choiceOf(first) }).check();
  await expect(shownExample(page)).toHaveAttribute('data-example', first.slug);
  const log = shownExample(page).getByRole('log');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { emergency, price, time, spanish, person } = first.questions;
  const buttons = page.locator('[data-choices] button');
  await log.scrollIntoViewIfNeeded();
  await expect(buttons).toHaveCount(4);
  await buttons.first().focus();
  // Each answer moves the focus to the next thing to do.
  for (const { ask, answer, books } of [emergency, price, time, spanish, person]) {
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
  await expect(buttons).toHaveCount(4);
});

test('what is asked stays, whatever a name was to show', async ({ page, context }) => {
  const [shop] = examples;
  const bakery = examples.find(({ slug }) => slug === 'bakery');
  const example = shownExample(page);
  const question = page.getByRole('button', { name: shop.questions.price.ask });
  const field = page.getByLabel(examplesCopy.name.label);
  for (const typed of ["Rosa's Bakery", 'Rosa']) {
    const release = await holdRequests(page, '**/examples/{bakery,general}');
    await page.goto('/');
    await example.getByRole('log').scrollIntoViewIfNeeded();
    await question.waitFor();
    await field.selectText();
    await page.keyboard.type(typed);
    await question.dblclick();
    release();
    // A name that says no trade is settled after a second.
    await page.waitForTimeout(1500);
    await expect(example.getByRole('log')).toContainText(shop.questions.price.answer);
    await expect(page.getByRole('radio', { name: choiceOf(shop) })).toBeChecked();
    // Nobody else's shop is named after the visitor's.
    await expect(example.locator('figure')).toContainText(shop.name);
    await expect(example.getByRole('log').locator('[data-from="customer"]')).toHaveCount(1);
    await page.unrouteAll();
  }
  await field.fill('');
  await field.pressSequentially("Rosa's ");
  await context.setOffline(true);
  await context.setOffline(false);
  await field.pressSequentially('Bakery');
  await expect(field).toHaveValue("Rosa's Bakery");
  await expect(example.locator('figure')).toContainText('Rosa’s Bakery');
  for (const { slug, name } of examples) {
    await page.locator(`[name="example"][value="${slug}"]`).check();
    const isOwn = slug === bakery?.slug || slug === anyBusiness;
    await expect(example.locator('figure')).toContainText(isOwn ? 'Rosa’s Bakery' : name);
  }
});

test.describe('where something cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_/ });

  test('an example says so, and one that was seen needs no network', async ({ page, context }) => {
    const [, second, third] = examples as unknown as [Example, Example, Example];
    let isBroken = false;
    await page.route(`**/examples/${third.slug}`, (route) =>
      isBroken ? route.abort() : route.fallback(),
    );
    isBroken = true;
    await page.goto('/');
    await page.getByRole('radio', { name: choiceOf(second) }).check();
    await expect(shownExample(page)).toContainText(second.headline);
    await page.getByRole('radio', { name: choiceOf(first) }).check();
    await context.setOffline(true);
    await page.getByRole('radio', { name: choiceOf(second) }).check();
    await expect(shownExample(page)).toContainText(second.headline);
    await page.getByRole('radio', { name: choiceOf(third) }).click();
    await expect(page.getByText(examplesCopy.notLoaded)).toBeVisible();
    await expect(page.getByRole('radio', { name: choiceOf(second) })).toBeChecked();
    await expect(shownExample(page)).toContainText(second.headline);
    isBroken = false;
    await context.setOffline(false);
    await page.getByRole('radio', { name: choiceOf(third) }).check();
    await expect(shownExample(page)).toContainText(third.headline);
    await expect(page.getByText(examplesCopy.notLoaded)).toBeHidden();
  });

  test('without its script, the conversation can be read', async ({ page }) => {
    const release = await holdRequests(page, '**/examples.js*', 'abort');
    await page.goto('/');
    const conversation = page.locator('#conversation');
    await shownExample(page).getByRole('link', { name: first.action.label }).click();
    await expect(conversation).toBeInViewport();
    expect(page.url()).toContain('#conversation');
    release();
    await expect(page.getByText(examplesCopy.notLoaded)).toBeVisible();
    await expect(conversation.getByText(first.questions.emergency.books?.done ?? '')).toBeVisible();
    await expect(conversation.getByRole('button')).toHaveCount(0);
    await page.unroute('**/examples.js*');
    // However often it is pressed until it can be asked.
    const { label, asks } = first.action;
    await shownExample(page).getByRole('link', { name: label }).dblclick();
    const asked = conversation.getByText(first.questions[asks].ask, { exact: true });
    await expect(conversation.getByText(first.questions[asks].answer)).toBeVisible();
    await expect(asked.and(page.locator('[data-from] *'))).toHaveCount(1);
    await expect(page.getByText(examplesCopy.notLoaded)).toBeHidden();
  });
});
