import type { Page } from '@playwright/test';
import { ConsultationForm } from '../testing/consultationForm';
import { expect, test } from './support/test';

/** Thursday, 10:50 in New York; the next time begins at 11:00 AM. */
const beforeEleven = new Date('2026-11-19T15:50:00Z');
const atEleven = new Date('2026-11-19T16:00:00Z');
const threeDaysOn = new Date('2026-11-22T18:00:00Z');
const passed = 'The time you chose for your call has passed. Please choose another one.';

async function chooseNextTime(page: Page): Promise<ConsultationForm> {
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired();
  await form.choose('Phone call');
  await form.day('Thursday, November 19').click();
  await form.times.locator('label[data-state="free"]').first().click();
  await expect(page.getByText(/^Selected: Thursday, November 19, 2026 at 11:00 AM/)).toBeVisible();
  return form;
}

async function expectTakenBack(page: Page, form: ConsultationForm): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: passed })).toBeVisible();
  await expect(page.getByText(/^Selected:/)).toHaveCount(0);
  await expect(page.locator('[role="gridcell"]:focus')).toHaveCount(1);
  await expect(form.submit).toBeDisabled();
}

test('a time that has begun is taken back on submit, and nothing is sent', async ({
  page,
  receiver,
}) => {
  await page.clock.setFixedTime(beforeEleven);
  const form = await chooseNextTime(page);
  await page.clock.setFixedTime(atEleven);
  await form.submit.click();
  await expectTakenBack(page, form);
  expect(receiver.requests).toHaveLength(0);
  await form.times.locator('label[data-state="free"]').first().click();
  await expect(page.getByText(passed)).toHaveCount(0);
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
});

test('in a tab left open for three days the day is taken back too, and the calendar moves on', async ({
  page,
}) => {
  await page.clock.setFixedTime(beforeEleven);
  const form = await chooseNextTime(page);
  await page.clock.setFixedTime(threeDaysOn);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectTakenBack(page, form);
  await expect(form.times).toHaveCount(0);
  await expect(form.day('Monday, November 23')).toBeFocused();
});

test("yesterday's draft loses its call, with a word", async ({ page }) => {
  await page.clock.setFixedTime(beforeEleven);
  const form = await chooseNextTime(page);
  await page.clock.setFixedTime(new Date('2026-11-20T14:00:00Z'));
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace');
  await expectTakenBack(page, form);
});

test('a calendar that takes too long gives way to native fields, and does not replace them when it arrives', async ({
  page,
  receiver,
}) => {
  await page.clock.setFixedTime(beforeEleven);
  const form = new ConsultationForm(page);
  await form.open();
  await page.waitForLoadState('networkidle');
  await form.fillRequired();
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    await held;
    await route.continue();
  });
  await form.choose('Phone call');
  await page.getByLabel('Select Your Preferred Date').fill('2026-11-24');
  deliver();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Select Your Preferred Time').selectOption('10:15');
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(/We'll call you on Tuesday, November 24/)).toBeVisible();
  expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({
    callDate: '2026-11-24',
    callTime: '10:15',
  });
});
