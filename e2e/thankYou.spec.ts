import type { Page } from '@playwright/test';
import { ConsultationForm, wednesday } from '../testing/consultationForm';
import { expect, test } from './support/test';

async function fillCall(page: Page, name: string): Promise<ConsultationForm> {
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired(name);
  await form.choose('Phone call');
  await form.day('Thursday, November 19').click();
  await form.times.locator('label[data-state="free"]').first().click();
  return form;
}

test('Thank You comes where every script and every page is gone, as after a new build', async ({
  page,
  receiver,
}) => {
  await page.clock.setFixedTime(wednesday);
  const form = await fillCall(page, 'Nora Newbuild');
  await page.route('**/_next/**', (route) => route.fulfill({ status: 404 }));
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(/We'll call you on Thursday/)).toBeVisible();
  await expect.poll(() => receiver.requests.length).toBe(1);
});

test('with a stored call that has no date in session storage the form sends and Thank You comes', async ({
  page,
  receiver,
}) => {
  await page.addInitScript(() => {
    const fields = { contactMethod: 'phone', callDate: '2026-02-31', callTime: '25:00' };
    const draft = { id: crypto.randomUUID(), savedAt: Date.now(), fields, linkedService: '' };
    sessionStorage.setItem('consultation-draft', JSON.stringify(draft));
  });
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired();
  await form.choose('Email');
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect.poll(() => receiver.requests.length).toBe(1);
});

test('a call that begins while the answer is awaited is not promised', async ({
  page,
  receiver,
}) => {
  // Thursday, 9:59 in New York; the webhook takes its time.
  await page.clock.setFixedTime(new Date('2026-11-19T14:59:00Z'));
  let answer = () => {};
  receiver.answerWith(() => new Promise((resolve) => (answer = () => resolve({ status: 204 }))));
  const form = await fillCall(page, 'Bea Begins');
  await form.submit.click();
  await receiver.waitFor(({ body }) => body.includes('Bea Begins'));
  await page.clock.setFixedTime(new Date('2026-11-19T20:00:00Z'));
  answer();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText("We'll call you on")).toHaveCount(0);
  await expect(page.getByText(/by phone, to find a time for your call\./)).toBeVisible();
});

test('the same form sent from a duplicated tab is one request', async ({
  page,
  context,
  receiver,
}) => {
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired('Dora Duplicate');
  await form.choose('Email');
  const storage = await page.evaluate(() => Object.entries(sessionStorage));
  const duplicate = await context.newPage();
  await duplicate.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, storage);
  await duplicate.goto('/consultation', { waitUntil: 'networkidle' });
  await expect(duplicate.getByLabel('Full Name')).toHaveValue('Dora Duplicate');
  for (const tab of [page, duplicate]) {
    await new ConsultationForm(tab).submit.click();
    await expect(new ConsultationForm(tab).thankYou).toBeVisible();
  }
  await expect.poll(() => receiver.requests.length).toBe(1);
});

test('from Thank You the links to the consultation page load a fresh form', async ({ page }) => {
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired();
  await form.choose('Email');
  await form.send();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(form.submit).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('on a phone the shop opens on the first screen, below what was said', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(wednesday);
  const form = await fillCall(page, 'Opal Opening');
  await form.send();
  const street = page.locator('main [data-drawing="street"]').last();
  const bottom = await street.evaluate((picture) => picture.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(844);
  const next = await page.getByRole('heading', { name: 'What happens next' }).boundingBox();
  expect(next?.y).toBeGreaterThanOrEqual(bottom);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('Thank You says what becomes of a call without a time', async ({ page }) => {
    await page.goto('/consultation/thank-you');
    await expect(page.getByText(/was received\. We will reply within 2\shours/)).toBeVisible();
    await expect(
      page.getByText(/if your call has no time yet, we will phone to find one\./),
    ).toBeVisible();
  });
});
