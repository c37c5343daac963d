import { ConsultationForm } from '../testing/consultationForm';
import { expect, test } from './support/test';

const requiredNames = ['name', 'email', 'phone', 'service', 'description', 'contactMethod'];

test('an incomplete form marks every invalid field, and the first one has the focus', {
  tag: '@everywhere',
}, async ({ page, receiver }) => {
  const form = new ConsultationForm(page);
  await form.open();
  await form.submit.click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByText('6 fields still need you.')).toBeVisible();
  for (const name of requiredNames) {
    const control = page.locator(`form [name="${name}"]`).first();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(/\w/);
    await expect(page.locator(`#${name}-error`)).toBeVisible();
  }
  await expect(page.locator('[aria-invalid]:is([name=company], [name=website])')).toHaveCount(0);
  expect(receiver.requests).toHaveLength(0);
});

test('an error goes when its field is valid, and comes when a field is left invalid', {
  tag: '@everywhere',
}, async ({ page, receiver }) => {
  const form = new ConsultationForm(page);
  await form.open();
  await page.getByLabel('Current Website').fill('not a website:80:80');
  await page.getByLabel('Current Website').blur();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await form.fillRequired();
  await page.getByRole('textbox', { name: 'Email' }).fill('ada');
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');

  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(page.locator('#website-error')).toBeVisible();
  await email.fill('ada@example.com');
  await expect(page.locator('#email-error')).toHaveCount(0);
  await page.getByLabel('Phone', { exact: true }).fill('');
  await expect(page.locator('#phone-error')).toHaveCount(0);
  await page.getByLabel('Phone', { exact: true }).blur();
  await expect(page.locator('#phone-error')).toBeVisible();

  await page.getByLabel('Phone', { exact: true }).fill('+1 555 010 0100');
  await page.getByLabel('Current Website').fill('');
  await form.choose('Email');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await form.submit.click();
  await expect(form.thankYou).toBeVisible();
  expect(receiver.requests).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself keeps an incomplete form', async ({ page, receiver }) => {
    const form = new ConsultationForm(page);
    await form.open();
    await form.submit.click();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page).toHaveURL(/\/consultation$/);
    expect(receiver.requests).toHaveLength(0);
  });
});
