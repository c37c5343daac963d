import type { Locator } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { callCopy, formCopy, thankYouCopy } from '@/content/copy/consultation';
import { formSections } from '@/content/formSections';
import { addDaysTo, nextOpenDay } from '@/features/consultation/model/call/calendar';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { type FieldName, type InputName, inputNames } from '@/features/consultation/model/fields';
import { selectOptions } from '@/features/consultation/model/selectOptions';
import { writeTime } from '@/lib/text/clock';
import { holdRequests } from '../../testing/browser/pages';
import { expect, onPhone, test } from '../../testing/browser/test';
import { callDay, today, wednesday } from '../../testing/samples/calls';
import { entered } from '../../testing/samples/consultationRequest';
import { testSecret } from '../../testing/site/environment';

test('an email request arrives signed, with every field', async ({ page, form, receiver }) => {
  await form.openFilled('email');
  await form.field('phone').fill('5550');
  await form.field('description').fill('DOB 01/02/1990, patient Ann Lee.\nOpen at six.');
  await form.field('company').fill('Crumb & Co');
  await form.field('website').fill('crumb.example');
  await form.field('budget').selectOption('5k-10k');
  await form.field('timeline').selectOption('asap');
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect(page).toHaveTitle(/^Thank You/);

  await expect.poll(() => receiver.requests.length).toBe(1);
  const { body = '', headers = {} } = receiver.requests[0] ?? {};
  const fixed = {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '5550',
    company: 'Crumb & Co',
    website: 'https://crumb.example',
    service: 'multiple',
    budget: '5k-10k',
    timeline: 'asap',
    description: 'DOB 01/02/1990, patient Ann Lee.\nOpen at six.',
    contactMethod: 'email',
    callDate: null,
    callTime: null,
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  } satisfies Record<FieldName, unknown>;
  const sent = new Webhook(testSecret).verify(body, headers as Record<string, string>);
  expect(sent).toMatchObject(fixed);
  expect(Object.keys(sent as object).filter((name) => name in fixed)).toEqual(Object.keys(fixed));
});

test('a phone request has the clicked day and time', async ({ page, form, receiver }) => {
  await page.clock.setFixedTime(wednesday);
  await form.holdEveryCall();
  await form.openFilled('phone');
  await expect(form.submit).toBeDisabled();
  const day = callDay(5);
  await form.day(day).click();
  await expect(form.submit).toBeDisabled();
  await form.freeTimes.first().click();
  await expect(form.submit).toBeEnabled();
  await form.choose('text');
  await expect(form.day(day)).toHaveCount(0);
  await expect(form.submit).toBeEnabled();
  await form.choose('phone');
  await expect(form.submit).toBeDisabled();
  await expect(form.times).toHaveCount(0);
  await form.day(day).click();
  const free = form.freeTimes.nth(3);
  const label = (await free.locator('span').first().textContent()) ?? '';
  await free.click();
  const chosen = form.times.locator(':checked');
  expect(await chosen.evaluate((choice) => choice.getAnimations().length)).toBe(0);
  await expect(form.selected).toContainText(`${dayInWords(day)} at ${label}`);
  // As if a new build had removed every script.
  await page.route('**/_next/**', (route) => route.fulfill({ status: 404 }));
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(thankYouCopy.call.phone)).toContainText(
    `${dayInWords(day)} at ${label}`,
  );
  await expect(page.getByText(thankYouCopy.reach.email(entered.email))).toBeVisible();
  await expect(page.getByText(thankYouCopy.reach.phone(entered.phone))).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: thankYouCopy.addToCalendar }).click();
  expect((await download).suggestedFilename()).toBe(thankYouCopy.calendarFile);

  const body = JSON.parse((await receiver.waitFor()).body);
  expect(body).toMatchObject({ contactMethod: 'phone', callDate: day });
  expect(writeTime(body.callTime)).toBe(label);
});

onPhone('a missing contact method is reported below its title', async ({ page, form }) => {
  await form.open();
  for (const name of inputNames) {
    const label = await page.locator(`label[for='${name}']`).boundingBox();
    const control = await form.field(name).boundingBox();
    expect((label?.y ?? 0) + (label?.height ?? 0), name).toBeLessThanOrEqual(control?.y ?? 0);
  }
  await form.fillRequired();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await form.submit.click();
  await expect(form.method('email')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const [contact] = formSections.filter(({ name }) => name === 'contact');
  const title = page.getByRole('heading', { name: contact?.title ?? '' });
  await expect
    .poll(async () => Number((await title.boundingBox())?.y) - Number(header?.height))
    .toBeGreaterThan(0);
});

test('a call can be booked by keyboard alone', async ({ page, form, receiver }) => {
  await page.clock.setFixedTime(wednesday);
  await form.open();
  const tabTo = async (control: Locator) => {
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 10 && !(await isFocused()); stops += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
  };
  const type = async (name: InputName, text: string) => {
    await tabTo(form.field(name));
    await page.keyboard.type(text);
  };
  await form.field('name').focus();
  await type('name', 'Ada Lovelace');
  await type('email', 'ada@example.com');
  await type('phone', '+1 555 010 0100');
  await type('website', 'crumb.example');
  await tabTo(form.service);
  // After a second, a list treats the next letter as the first.
  for (const { value } of selectOptions.service) {
    await page.keyboard.press('ArrowDown');
    if (value === 'multiple') break;
  }
  await type('description', 'We bake.');
  await tabTo(form.method('email'));
  for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(form.method('phone')).toBeChecked();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.keyboard.press('Tab'); // Previous month
  await page.keyboard.press('Tab'); // Next month
  await page.keyboard.press('Tab'); // the selectable day
  const firstDay = nextOpenDay(today, []);
  await expect(form.day(firstDay)).toBeFocused();
  for (let day = firstDay; day < callDay(1); day = addDaysTo(day, 1)) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(form.day(callDay(1))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.day(callDay(1))).toBeInViewport();
  for (const key of ['Tab', 'Space', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByText(callCopy.selected)).toBeVisible();
  await tabTo(form.submit);
  await page.keyboard.press('Enter');
  await expect(form.thankYou).toBeFocused();
  expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({
    name: 'Ada Lovelace',
    website: 'https://crumb.example',
    service: 'multiple',
    description: 'We bake.',
    contactMethod: 'phone',
    callDate: callDay(1),
  });
});

onPhone(
  'a form is locked while it is sent, and shows Thank You after a reload',
  async ({ page, form, receiver }) => {
    await form.open('?service=email');
    await expect(form.service).toHaveValue('email');
    await form.fillRequired();
    await form.choose('email');
    const release = await holdRequests(page, '**/api/consultation');
    await form.field('name').press('Enter');
    await expect(page.getByRole('button', { name: formCopy.submitting })).toBeFocused();
    for (const control of [form.field('name'), form.method('phone')]) {
      await control.click({ force: true });
      await page.keyboard.type('x');
    }
    await expect(form.field('name')).toHaveValue(entered.name);
    await expect(form.method('email')).toBeChecked();
    await page.reload();
    await expect(form.thankYou).toBeInViewport();
    release();
    await receiver.waitFor();
  },
);
