import { ConsultationForm } from '../testing/consultationForm';
import { expect, test } from './support/test';

test('on a phone Submit stands at most two screens below the first field', {
  tag: '@phone',
}, async ({ page }) => {
  const form = new ConsultationForm(page);
  await form.open();
  const field = await page.getByLabel('Full Name').boundingBox();
  const submit = await form.submit.boundingBox();
  const screens = ((submit?.y ?? 0) + (submit?.height ?? 0) - (field?.y ?? 0)) / 844;
  expect(screens).toBeGreaterThan(1);
  expect(screens).toBeLessThanOrEqual(2);
});

test('on a phone an optional field with options takes half of a required one', {
  tag: '@phone',
}, async ({ page }) => {
  await new ConsultationForm(page).open();
  const height = (label: string) =>
    page.getByLabel(label).evaluate((field) => field.parentElement?.offsetHeight ?? 0);
  const required = await height('Full Name');
  for (const label of ['Budget Range', 'Desired Timeline']) {
    expect(await height(label)).toBeLessThanOrEqual(required / 1.8);
  }
});

test('on a phone a long company name is seen whole', { tag: '@phone' }, async ({ page }) => {
  await new ConsultationForm(page).open();
  const company = page.getByLabel('Company Name');
  await company.fill('Featherstonehaugh Dental Practice');
  expect(await company.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
});

test('how it goes is said above the first field on a phone, beside the form elsewhere', {
  tag: '@everywhere',
}, async ({ page, isMobile }) => {
  await new ConsultationForm(page).open();
  const line = page.getByText('You write, we reply within 2 hours, you decide.');
  const list = page.getByRole('heading', { name: 'How it goes' });
  await expect(isMobile ? line : list).toBeVisible();
  await expect(isMobile ? list : line).toBeHidden();
  const ahead = await (isMobile ? line : list).boundingBox();
  const field = await page.getByLabel('Full Name').boundingBox();
  expect(ahead?.y).toBeLessThan(field?.y ?? 0);
  if (isMobile) expect(ahead?.height).toBeLessThan(30);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('no phrase waits to be tapped', async ({ page }) => {
    await new ConsultationForm(page).open();
    await expect(page.getByLabel('Tell us about your business and goals')).toBeVisible();
    await expect(page.getByText('I miss calls')).toBeHidden();
  });
});
