import type { Page } from '@playwright/test';
import { formSections } from '@/content/formSections';
import type { ConsultationForm } from '../../testing/browser/consultationForm';
import { expect, test } from '../../testing/browser/test';

const name = 'Vera’s Bakery';
const sign = (page: Page) => page.locator('#street-lettering');

/** Names the business in the form, where the sign shows it while it is typed. */
async function nameBusiness(form: ConsultationForm, text: string): Promise<void> {
  await form.open();
  await form.field('company').fill(text);
  await expect(sign(form.page)).toHaveText(text);
}

test("a visitor's business name is on every street that shows the shop", async ({ page, form }) => {
  await nameBusiness(form, name);
  for (const path of ['/', '/services', '/consultation']) {
    await page.goto(path);
    await expect(page.locator('use[href="#street-name"]').first(), path).toBeAttached();
    await expect(sign(page), path).toHaveText(name);
  }
  await form.field('company').fill('.');
  await form.field('company').fill('');
  await expect(page.locator('html')).toHaveCSS('--show-emblem', 'inline');
});

test("a company decides the trade of the shop, of Thank You's and of home's example", async ({
  page,
  form,
}) => {
  const window = page.locator('#street-goods-dentist');
  await form.open();
  await expect(window).toHaveAttribute('display', 'none');
  await form.field('company').fill('Brightwell Dental Practice');
  await expect(window).toHaveAttribute('display', 'inline');
  await form.fillRequired();
  await form.choose('email');
  await form.send();
  await expect(window).toHaveAttribute('display', 'inline');
  await expect(page.locator('html')).toHaveAttribute('data-trade', 'dentist');
  const displays = await page
    .locator('main [data-part^="shelf"]')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-part'), getComputedStyle(one).display]),
    );
  const shown = displays.filter(([, display]) => display !== 'none').map(([part]) => part);
  expect(shown).toEqual(['shelf-dentist']);
  await page.goto('/');
  await page.locator('[data-example]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-example]')).toHaveAttribute('data-example', 'dentist');
});

test('finished sections light windows, and sending opens the shop', async ({ page, form }) => {
  await nameBusiness(form, name);
  const windows = formSections.flatMap(({ window }, index) => [
    `main [href="#street-${window}"]`,
    `main [data-part="light-${index + 1}"]`,
  ]);
  const lit = () =>
    page
      .locator(windows.join())
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  // In the street above the form, and in the house beside it.
  const inBoth = (count: number) => Array.from({ length: 2 * count }, () => '1');
  expect(await lit()).toEqual(windows.map(() => '0'));
  await form.fillRequired();
  await expect.poll(async () => (await lit()).filter((one) => one === '1')).toEqual(inBoth(3));
  await form.choose('email');
  await expect.poll(lit).toEqual(inBoth(4));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await form.send();
  await expect(sign(page)).toHaveText(name);
  const widthOf = (layer: string) =>
    page
      .locator(`main [data-layer="${layer}"]`)
      .evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).m11);
  await expect.poll(() => widthOf('sign')).toBe(1);
  expect(await widthOf('sign-back')).toBe(0);
});
