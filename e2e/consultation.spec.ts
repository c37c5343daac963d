import type { Locator } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { ConsultationForm, wednesday } from '../testing/consultationForm';
import { expect, test } from './support/test';
import { webhookSecret } from './support/testSite';

test('a request by e-mail reaches the webhook, signed, with the 13 fields', {
  tag: '@everywhere',
}, async ({ page, receiver }) => {
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired();
  await page.getByLabel('Company Name').fill('Crumb & Co');
  await page.getByLabel('Current Website').fill('crumb.example');
  await page.getByLabel('Budget Range').selectOption('5k-10k');
  await page.getByLabel('Desired Timeline').selectOption('asap');
  await form.choose('Email');
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect(page).toHaveTitle(/^Thank You/);

  await expect.poll(() => receiver.requests.length).toBe(1);
  const [received] = receiver.requests;
  const body = JSON.parse(received?.body ?? '');
  const fixed = [
    ['name', 'Ada Lovelace'],
    ['email', 'ada@example.com'],
    ['phone', '+1 555 010 0100'],
    ['company', 'Crumb & Co'],
    ['website', 'https://crumb.example'],
    ['service', 'chatbot'],
    ['budget', '5k-10k'],
    ['timeline', 'asap'],
    ['description', 'A bakery.\nOpen at six.'],
    ['contactMethod', 'email'],
    ['callDate', null],
    ['callTime', null],
    ['submittedAt', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)],
  ];
  const names = fixed.map(([name]) => name);
  expect(Object.entries(body).filter(([name]) => names.includes(name))).toEqual(fixed);
  const headers = received?.headers as Record<string, string>;
  expect(new Webhook(webhookSecret).verify(received?.body ?? '', headers)).toEqual(body);
});

test('a request by phone carries the day and the time that were clicked', {
  tag: '@everywhere',
}, async ({ page, receiver }) => {
  await page.clock.setFixedTime(wednesday);
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired();
  await form.choose('Phone call');
  await expect(page.getByText('Select Your Preferred Date')).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await expect(page.getByText('Choose a date for your call to continue.')).toBeVisible();
  await form.day('Thursday, November 19').click();
  await expect(form.submit).toBeDisabled();
  const free = form.times.locator('label[data-state="free"]').nth(3);
  const label = (await free.locator('span').first().textContent()) ?? '';
  await free.click();
  const chosen = form.times.locator('label:has(:checked)');
  expect(await chosen.evaluate((choice) => choice.getAnimations().length)).toBe(0);
  await expect(page.getByText(`Thursday, November 19, 2026 at ${label}`)).toBeVisible();
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(`Thursday, November 19, 2026 at ${label}`)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('consultation-call.ics');

  const body = JSON.parse((await receiver.waitFor()).body);
  expect(body).toMatchObject({ contactMethod: 'phone', callDate: '2026-11-19' });
  expect(body.callTime).toMatch(/^1\d:(00|15|30|45)$/);
});

test('on a phone a tap on a day brings its times into view', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(wednesday);
  const form = new ConsultationForm(page);
  await form.open();
  await form.choose('Phone call');
  await form.day('Thursday, November 19').tap();
  await expect(form.times).toBeInViewport({ ratio: 1 });
  await expect(form.day('Thursday, November 19')).toBeFocused();
});

test('the calendar is loaded only when a phone call is chosen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  const form = new ConsultationForm(page);
  await form.open();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await form.choose('Email');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(before);
  await form.choose('Phone call');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('native validation stops an incomplete request, without a word of ours', async ({
  page,
  receiver,
}) => {
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired();
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await form.choose('Email');
  await form.submit.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(form.submit).toBeVisible();
  expect(receiver.requests).toHaveLength(0);
});

test('a missing contact method is reported with the title of its section in sight', {
  tag: '@everywhere',
}, async ({ page }) => {
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired();
  await page.getByRole('heading', { name: 'Before you send it' }).scrollIntoViewIfNeeded();
  await form.submit.click();
  await expect(page.getByRole('radio', { name: 'Email' })).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const title = page.getByRole('heading', { name: 'Preferred Contact Method' });
  await expect
    .poll(async () => (await title.boundingBox())?.y)
    .toBeGreaterThan(header?.height ?? 0);
});

test('Enter in the website field sends with the scheme in front', async ({ page, receiver }) => {
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired();
  await form.choose('Text message');
  await page.getByLabel('Current Website').fill('crumb.example');
  await page.getByLabel('Current Website').press('Enter');
  await expect(form.thankYou).toBeVisible();
  expect(JSON.parse((await receiver.waitFor()).body).website).toBe('https://crumb.example');
});

test('keyboard alone books a call', async ({ page, receiver }) => {
  await page.clock.setFixedTime(wednesday);
  const form = new ConsultationForm(page);
  await form.open();
  const tabTo = async (control: Locator) => {
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 10 && !(await isFocused()); stops += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
  };
  const type = async (name: string, text: string) => {
    await tabTo(page.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  };
  await page.getByLabel('Full Name').focus();
  await type('Full Name', 'Ada Lovelace');
  await type('Email', 'ada@example.com');
  await type('Phone', '+1 555 010 0100');
  await type('Current Website', 'crumb.example');
  await tabTo(page.getByLabel('Primary Service Interest'));
  await page.keyboard.type('Customer');
  await tabTo(page.getByRole('button', { name: 'I have no-shows' }));
  await page.keyboard.press('Space');
  await type('Tell us about your business and goals', ' We bake.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Phone call' })).toBeChecked();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.keyboard.press('Tab'); // Next month
  await page.keyboard.press('Tab'); // the day on offer
  await expect(form.day('Wednesday, November 18')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.day('Thursday, November 19')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.times).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Selected:/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.quarters).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.thankYou).toBeFocused();
  expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({
    name: 'Ada Lovelace',
    website: 'https://crumb.example',
    service: 'chatbot',
    description: 'I have no-shows. We bake.',
    contactMethod: 'phone',
    callDate: '2026-11-19',
  });
});
