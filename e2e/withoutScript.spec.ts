import { headerLinks, menuPages } from '@/content/pages';
import { ConsultationForm } from '../testing/consultationForm';
import { holdScripts } from './support/holdScripts';
import { expect, test } from './support/test';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a request by e-mail goes through', { tag: '@everywhere' }, async ({ page, receiver }) => {
    const form = new ConsultationForm(page);
    await form.open();
    await expect(page.getByLabel('Select Your Preferred Date')).toBeHidden();
    await form.fillRequired();
    await form.choose('Email');
    await form.submit.click();
    await expect(page).toHaveURL(/\/consultation\/thank-you$/);
    await expect(form.thankYou).toBeVisible();
    expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({
      name: 'Ada Lovelace',
      description: 'A bakery.\nOpen at six.',
      contactMethod: 'email',
      callDate: null,
      callTime: null,
    });
  });

  test('a call without day and time is delivered as one still to be scheduled, and Thank You says so', async ({
    page,
    receiver,
  }) => {
    const form = new ConsultationForm(page);
    await form.open();
    await form.fillRequired('Tom Timeless');
    await form.choose('Phone call');
    await form.submit.click();
    await expect(form.thankYou).toBeVisible();
    await expect(page.getByText(/we will phone to find one\./)).toBeVisible();
    expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({
      name: 'Tom Timeless',
      contactMethod: 'phone',
      callDate: null,
      callTime: null,
    });
  });

  test('a call in the first year of the calendar is delivered', async ({ page, receiver }) => {
    const form = new ConsultationForm(page);
    await form.open();
    await form.fillRequired();
    await form.choose('Phone call');
    await page.getByLabel('Select Your Preferred Date').fill('0001-01-01');
    await page.getByLabel('Select Your Preferred Time').selectOption('10:15');
    await form.submit.click();
    await expect(form.thankYou).toBeVisible();
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({ callDate: '0001-01-01' });
  });

  test('the header is opaque from the start, since nothing tells it that the page is scrolled', async ({
    page,
  }) => {
    for (const path of ['/', '/services', '/about', '/consultation', '/consultation/thank-you']) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
    }
  });

  test('every page is whole and its links are in reach', { tag: '@everywhere' }, async ({
    page,
    isMobile,
  }) => {
    for (const { path } of menuPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (isMobile) await page.getByRole('button', { name: /menu/ }).tap();
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveCount(headerLinks.length);
      for (const link of await links.all()) await expect(link).toBeVisible();
    }
  });
});

test.describe('before hydration', () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test('a request sent before the page is hydrated goes through', async ({ page, receiver }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    const form = new ConsultationForm(page);
    await page.goto('/consultation', { waitUntil: 'load' });
    await form.fillRequired();
    await form.choose('Phone call');
    await page.getByLabel('Select Your Preferred Date').fill('2026-11-24');
    await page.getByLabel('Select Your Preferred Time').selectOption('17:00');
    await form.submit.click();
    await expect(page).toHaveURL(/\/consultation\/thank-you$/);
    expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({ callTime: '17:00' });
  });
});

test('what was typed and chosen before hydration stands afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  const form = new ConsultationForm(page);
  await page.goto('/consultation', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Early Bird');
  await form.choose('Phone call');
  await page.getByLabel('Select Your Preferred Date').fill('2026-11-24');
  release();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Early Bird');
  await expect(form.times).toBeVisible();
});
