import type { Locator, Page } from '@playwright/test';
import { callCopy } from '@/content/copy/consultation';
import { addDaysTo, slotInstant } from '@/features/consultation/model/call/calendar';
import type { ConsultationForm } from '../../testing/browser/consultationForm';
import { holdRequests, scripts } from '../../testing/browser/pages';
import { expect, onPhone, takenTimes, test } from '../../testing/browser/test';
import { aCallTime, agencyZone, callDay, wednesday } from '../../testing/samples/calls';

const day = callDay(1);

/** Presses three times at one place, as fast as a double click. */
async function pressThrice(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  for (let press = 0; press < 3; press += 1) {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(100);
  }
}

/** Lets the page notice what time it is, as it does every minute, and who has taken a time. */
const letTimePass = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** A booked call whose time passes, or is taken meanwhile. */
async function bookedCall(page: Page, form: ConsultationForm) {
  await page.clock.setFixedTime(wednesday);
  await form.open();
  await form.choose('phone');
  await form.bookCall(day);
  const callTime = await form.times.locator(':checked').inputValue();
  return {
    async passes() {
      await page.clock.setFixedTime(slotInstant(day, callTime, agencyZone));
      await letTimePass(page);
      await expect(page.getByText(callCopy.passed)).toBeVisible();
    },
    async isTaken() {
      await page.route(takenTimes, (route) => route.fulfill({ json: { taken: [callTime] } }));
      await letTimePass(page);
      await expect(page.getByText(callCopy.taken)).toBeVisible();
    },
  };
}

onPhone(
  'a double tap on a day chooses that day alone, and shows its times',
  async ({ page, form }) => {
    await page.clock.setFixedTime(wednesday);
    await form.open();
    await form.choose('phone');
    await pressThrice(page, form.day(day));
    await expect(form.times).toBeInViewport({ ratio: 1 });
    await expect(form.day(day)).toBeInViewport();
    await expect(form.day(day)).toBeFocused();
    await expect(form.times.locator(':checked')).toHaveCount(0);
    await expect(form.submit).toBeDisabled();
    // A press that means it follows at once.
    const last = form.freeTimes.last();
    await pressThrice(page, last);
    await expect(last.locator('input')).toBeChecked();
  },
);

onPhone(
  'a long press on Submit that leaves an address with a slip sends',
  async ({ page, form }) => {
    await form.openFilled('email');
    const email = form.field('email');
    await email.fill('ada.lovelace.and.company@gmial.com');
    // The button itself gives way to the press.
    const place = () => form.submit.locator('xpath=..').boundingBox();
    await form.submit.hover();
    const before = await place();
    await page.mouse.down();
    const suggestion = page.getByRole('button', { name: '@gmail.com' });
    await expect(suggestion).toBeVisible();
    expect(await place()).toEqual(before);
    await page.waitForTimeout(400);
    await page.mouse.up();
    await expect(form.thankYou).toBeFocused();
  },
);

onPhone(
  'a withdrawn time moves nothing and takes no focus from who is writing',
  async ({ page, form }) => {
    const call = await bookedCall(page, form);
    const description = form.field('description');
    await description.focus();
    const places = async () =>
      Promise.all([description, form.day(day), form.times].map((one) => one.boundingBox()));
    const before = await places();
    await call.passes();
    expect(await places()).toEqual(before);
    await page.keyboard.type(' Open late.');
    await expect(description).toHaveValue(/ Open late\.$/);
    await expect(description).toBeFocused();
    await expect(form.times.locator(':checked')).toHaveCount(0);
  },
);

test('the focus stays near a control that goes, and beside Submit on nothing to press', async ({
  page,
  form,
}) => {
  const call = await bookedCall(page, form);
  await form.times.locator(':checked').focus();
  await call.isTaken();
  await expect(form.times.locator(':focus')).toBeEnabled();
  await form.freeTimes.first().click();
  // At midnight the calendar begins with the next day, and the chosen one goes with its times.
  await form.times.locator(':checked').focus();
  await page.clock.setFixedTime(slotInstant(addDaysTo(day, 1), '00:00', agencyZone));
  await letTimePass(page);
  await expect(form.times).toHaveCount(0);
  await expect(form.day(addDaysTo(day, 1))).toBeFocused();
  await page.clock.setFixedTime(slotInstant(addDaysTo(day, 4), '00:00', agencyZone));
  await letTimePass(page);
  await expect(form.day(addDaysTo(day, 4))).toBeFocused();
  await form.fillRequired();
  await form.bookCall(addDaysTo(day, 4));
  await form.submit.focus();
  await page.clock.setFixedTime(slotInstant(addDaysTo(day, 4), '17:00', agencyZone));
  await letTimePass(page);
  await expect(form.submit).toBeDisabled();
  await expect(page.locator('form :focus').filter({ has: form.submit })).toHaveCount(1);
});

test('native fields stay where a date is typed as the scripts arrive', async ({ page, form }) => {
  await page.clock.setFixedTime(wednesday);
  const release = await holdRequests(page, scripts);
  await page.goto('/consultation', { waitUntil: 'commit' });
  await form.choose('phone');
  await form.nativeDate.focus();
  // The year 20 so far.
  await page.keyboard.type('111920');
  release();
  await expect(form.submit).toBeDisabled();
  await expect(form.nativeDate).toBeFocused();
  await page.keyboard.type('26');
  await expect(form.nativeDate).toHaveValue('2026-11-19');
});

onPhone(
  'a press on Submit that is held while the scripts arrive sends the call of the native fields',
  async ({ page, form }) => {
    await page.clock.setFixedTime(wednesday);
    const release = await holdRequests(page, scripts);
    await page.goto('/consultation', { waitUntil: 'commit' });
    // Validation stops it.
    await form.submit.click();
    await form.fillRequired();
    await form.choose('phone');
    await form.nativeDate.fill(callDay(4));
    await form.nativeTime.selectOption(aCallTime);
    await form.submit.hover();
    await page.mouse.down();
    release();
    await page.waitForFunction(() =>
      Object.keys(window.sessionStorage).join().includes('consultation-draft:'),
    );
    await page.mouse.up();
    await expect(form.thankYou).toBeFocused();
  },
);
