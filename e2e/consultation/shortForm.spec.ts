import type { Page } from '@playwright/test';
import { consultationCopy, formCopy } from '@/content/copy/consultation';
import { fields, inputNames } from '@/features/consultation/model/fields';
import { expect, test } from '../../testing/browser/test';

test('the steps are explained before the first field', {
  tag: '@everywhere',
}, async ({ page, form, isMobile }) => {
  await form.open();
  const line = page.getByText(formCopy.inShort);
  const list = page.getByRole('heading', { name: consultationCopy.nextTitle });
  await expect(isMobile ? line : list).toBeVisible();
  await expect(isMobile ? list : line).toBeHidden();
  const ahead = await (isMobile ? line : list).boundingBox();
  const field = await form.field('name').boundingBox();
  expect(ahead?.y).toBeLessThan(field?.y ?? 0);
  if (isMobile) expect(ahead?.height).toBeLessThan(30);
});

test('on a phone the form is at most two screens long, with every label above its field', {
  tag: '@phone',
}, async ({ page, form }) => {
  await form.open();
  const field = await form.field('name').boundingBox();
  const submit = await form.submit.boundingBox();
  const screens = ((submit?.y ?? 0) + (submit?.height ?? 0) - (field?.y ?? 0)) / 844;
  expect(screens).toBeGreaterThan(1);
  // Two screens were agreed for nine fields; a further field may add its share.
  expect(screens).toBeLessThanOrEqual((2 / 9) * Math.max(9, inputNames.length));
  for (const name of inputNames) {
    const label = await page.locator(`label[for='${name}']`).boundingBox();
    const control = await form.field(name).boundingBox();
    expect((label?.y ?? 0) + (label?.height ?? 0), name).toBeLessThanOrEqual(control?.y ?? 0);
  }
});

test('on a short phone the first screen has the first field', {
  tag: '@phone',
}, async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await form.open();
  expect((await form.field('name').boundingBox())?.y).toBeLessThanOrEqual(560);
});

test('an optional field is marked as such, even when filled in', async ({ form }) => {
  await form.open();
  for (const name of inputNames) {
    const { required } = fields[name];
    const description = new RegExp(`^${formCopy.optional}`);
    const said = expect(form.field(name));
    if (required) await said.not.toHaveAccessibleDescription(description);
    else await said.toHaveAccessibleDescription(description);
  }
  await form.field('company').fill('Crumb & Co');
  await expect(form.field('company')).toHaveAccessibleDescription(formCopy.optional);
});

test('on a phone a long company name is fully visible', { tag: '@phone' }, async ({ form }) => {
  await form.open();
  const company = form.field('company');
  await company.fill('Featherstonehaugh Dental Practice');
  expect(await company.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
});

/** `1` once a section is complete, and empty until then. */
const progress = (page: Page, section: number) =>
  page.locator('form').evaluate((form, property) => {
    const { parentElement } = form.parentElement ?? form;
    return parentElement && getComputedStyle(parentElement).getPropertyValue(property);
  }, `--section-${section}`);

test('a section of optional fields is complete once one of them is filled in', async ({
  page,
  form,
}) => {
  await form.open();
  // Section 2 without its required field.
  await form.service.evaluate((select: HTMLSelectElement) => {
    select.required = false;
  });
  expect(await progress(page, 2)).toBe('');
  await form.field('budget').selectOption({ index: 1 });
  expect(await progress(page, 2)).toBe('1');
  await form.field('budget').selectOption({ index: 0 });
  expect(await progress(page, 2)).toBe('');
  await form.field('website').fill('https://crumb.example');
  await form.field('website').blur();
  await expect.poll(() => progress(page, 2)).toBe('1');
});
