import type { Locator, Page } from '@playwright/test';
import { callCopy, formCopy } from '@/content/copy/consultation';
import { slotInstant } from '@/features/consultation/model/call/calendar';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { callRules } from '@/features/consultation/model/call/callRules';
import { adoptStyle, findMisplaced } from '../../testing/browser/checks';
import type { ConsultationForm } from '../../testing/browser/consultationForm';
import { holdRequests, menuButton, scripts } from '../../testing/browser/pages';
import { expect, onPhone, takenTimes, test } from '../../testing/browser/test';
import { aCallTime, agencyZone, callDay, wednesday } from '../../testing/samples/calls';

const day = callDay(1);

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

/** Whether all of an element is below the header and in the window. */
const isSeen = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const header = document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0;
    return top >= header && bottom <= window.innerHeight;
  });

onPhone(
  'a tap on a day shows its times, and one on a time moves nothing',
  async ({ page, form }) => {
    await page.clock.setFixedTime(wednesday);
    await form.open();
    await form.choose('phone');
    await form.day(day).scrollIntoViewIfNeeded();
    await form.day(day).tap();
    await expect.poll(() => isSeen(form.times.getByRole('heading'))).toBe(true);
    expect(await isSeen(form.day(day))).toBe(true);
    // Most of them, however many there are.
    await expect(form.times).toBeInViewport({ ratio: 0.75 });
    await expect(form.times).toHaveAccessibleDescription(new RegExp(`^${dayInWords(day)}\\. `));
    // Nor is whoever presses something after a day scrolled.
    for (const press of [
      () => form.freeTimes.first().tap(),
      () =>
        form
          .day(day)
          .tap()
          .then(() => form.field('description').tap()),
    ]) {
      await press();
      const before = await page.evaluate(() => window.scrollY);
      await page.waitForTimeout(700);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }
  },
);

test('a slip in an address is asked about beside its label', async ({ page, form }) => {
  await form.open();
  const label = page.locator('label[for="email"]');
  const asked = page
    .locator('form [role="status"] > span')
    .filter({ hasText: formCopy.didYouMean });
  for (const address of ['a@gmial.com', `${'long.address.'.repeat(12)}@sbcglobel.net`]) {
    await form.field('email').fill(address);
    await form.field('name').focus();
    for (let width = 320; width <= 1440; width += 70) {
      await page.setViewportSize({ width, height: 900 });
      const [left, right] = [await label.boundingBox(), await asked.boundingBox()];
      const end = (left?.x ?? 0) + (left?.width ?? 0);
      expect(right?.x ?? 0, `${address} at ${width}`).toBeGreaterThan(end);
      expect(await page.evaluate(findMisplaced)).toEqual([]);
    }
  }
});

onPhone('with letters of 24 pixels no times lie over each other', async ({ page, form }) => {
  await page.clock.setFixedTime(wednesday);
  await form.open();
  await form.choose('phone');
  await form.day(day).click();
  const columns = () =>
    form.times.evaluate((times) => {
      const words = [...times.querySelectorAll('label > span')];
      const boxes = words.map((word) => word.getBoundingClientRect());
      const over = boxes.filter((one, index) => {
        const next = boxes[index + 1];
        return next && next.top === one.top && next.left < one.right + 2;
      });
      const labels = [...times.querySelectorAll('label')];
      const columns = new Set(labels.map((label) => label.getBoundingClientRect().x));
      return { over: over.length, columns: columns.size };
    });
  expect(await columns()).toMatchObject({ over: 0 });
  await adoptStyle(page, 'html { font-size: 24px; }');
  expect(await columns()).toEqual({ over: 0, columns: 2 });
});

test('the menu’s button stays where it is pressed where scrollbars take room', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/');
  // Playwright hides scrollbars.
  await adoptStyle(page, 'html { overflow-y: scroll; } html::-webkit-scrollbar { width: 15px; }');
  const button = menuButton(page);
  const before = await button.boundingBox();
  await button.click();
  await expect(page.locator('#menu:popover-open')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

onPhone('a withdrawn time moves nothing and takes no focus', async ({ page, form }) => {
  const call = await bookedCall(page, form);
  const privacy = page.locator('form a');
  const description = form.field('description');
  await description.focus();
  const places = async () =>
    Promise.all(
      [description, form.day(day), form.times, privacy, form.submit].map((one) =>
        one.boundingBox(),
      ),
    );
  const before = await places();
  await call.passes();
  expect(await places()).toEqual(before);
  await page.keyboard.type(' Open late.');
  await expect(description).toHaveValue(/ Open late\.$/);
  await expect(description).toBeFocused();
  await expect(form.times.locator(':checked')).toHaveCount(0);
});

test('a double click on a day chooses that day at the end of a month', async ({ page, form }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:00:00Z'));
  await form.open();
  await form.choose('phone');
  // December 1 stood below, where the second press met December 29 of the next page.
  await expect(page.getByRole('gridcell', { name: /^Choose/ })).toHaveText(['30']);
  await form.day('2026-11-30').focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.day('2026-12-01')).toBeFocused();
  await form.day('2026-12-01').dblclick({ delay: 100 });
  await expect(page.locator('[name="callDate"]')).toHaveValue('2026-12-01');
});

test('the focus stays near a control that is disabled', async ({ page, form }) => {
  const call = await bookedCall(page, form);
  await form.times.locator(':checked').focus();
  await call.isTaken();
  await expect(form.times.locator(':focus')).toBeEnabled();
  await form.freeTimes.first().click();
  await form.fillRequired();
  await form.submit.focus();
  await page.clock.setFixedTime(slotInstant(day, callRules.last, agencyZone));
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

onPhone('a press held while the scripts arrive sends a native call', async ({ page, form }) => {
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
});
