import { calendarCopy } from '@/content/copy/calendar';
import { consultationCopy, thankYouCopy } from '@/content/copy/consultation';
import { simulatedBookings } from '@/features/consultation/model/call/availability';
import { slotsOn } from '@/features/consultation/model/call/calendar';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { adoptStyle } from '../../testing/browser/checks';
import { ConsultationForm, openDay } from '../../testing/browser/consultationForm';
import { holdRequests, menuButton, nextFrames, scripts } from '../../testing/browser/pages';
import { restyledByLetter } from '../../testing/browser/restyled';
import { expect, onPhone, test } from '../../testing/browser/test';
import { deferred } from '../../testing/run/eventually';
import { aCallTime, callDay, wednesday } from '../../testing/samples/calls';

const day = callDay(1);

onPhone('a tap on a day or a time does not scroll the page', async ({ page, form }) => {
  await page.clock.setFixedTime(wednesday);
  await form.open();
  await form.choose('phone');
  for (const control of [form.day(day), form.freeTimes.first()]) {
    await control.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await control.tap();
    await expect(control.and(page.locator('[aria-selected="true"], :has(:checked)'))).toBeVisible();
    await nextFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
  await expect(form.times).toHaveAccessibleDescription(new RegExp(`^${dayInWords(day)}\\. `));
});

test('the menu’s button does not move when it is pressed, even with wide scrollbars', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/');
  await adoptStyle(page, 'html { overflow-y: scroll; } html::-webkit-scrollbar { width: 15px; }');
  const button = menuButton(page);
  const before = await button.boundingBox();
  await button.click();
  await expect(page.locator('#menu:popover-open')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('a double click on a day chooses that day at the end of a month', async ({ page, form }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T14:00:00Z'));
  await form.open();
  await form.choose('phone');
  await expect(form.day('2026-12-01')).toBeVisible();
  await page.getByRole('button', { name: calendarCopy.seeToday('Monday, November 30') }).click();
  // The second press would meet December 29.
  await expect(page.getByRole('gridcell', { name: /^Choose/ })).toHaveText(['30']);
  await expect(form.day('2026-11-30')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.day('2026-12-01')).toBeFocused();
  await form.day('2026-12-01').dblclick({ delay: 100 });
  await expect(page.locator('[name="callDate"]')).toHaveValue('2026-12-01');
});

test('the focus moves to the next slot when a slot is disabled, or to the day if none is left', async ({
  page,
}) => {
  const form = new ConsultationForm(page);
  await page.clock.setFixedTime(wednesday);
  const free = slotsOn(day).filter((time) => !simulatedBookings(day).has(time));
  for (const [taken, next] of [
    [free.slice(0, 1), `[name="callTime"][value="${free[1]}"]`],
    [free, '[role="gridcell"][aria-selected="true"]'],
  ] as const) {
    const { promise: asked, resolve: answer } = deferred<void>();
    await page.route('**/api/slots?*', async (route) => {
      await asked;
      await route.fulfill({ json: { taken } });
    });
    await page.goto('/privacy');
    await form.open();
    await form.choose('phone');
    await form.day(day).click();
    await form.times.locator('[name="callTime"]:enabled').first().focus();
    answer();
    await expect(page.locator(next)).toBeFocused();
  }
});

test('the second press of a double click on “Correct it” presses no field', async ({
  page,
  form,
}) => {
  await form.openFilled('email');
  await form.send();
  await adoptStyle(page, 'form [name="name"] { position: fixed; inset: 0; height: 100%; }');
  await page.getByRole('button', { name: thankYouCopy.correct }).dblclick({ delay: 100 });
  await expect(
    page.getByRole('heading', { name: consultationCopy.correction.title }),
  ).toBeFocused();
  await form.field('name').click();
  await expect(form.field('name')).toBeFocused();
});

onPhone('a press held while the scripts arrive sends a native call', async ({ page, form }) => {
  await page.clock.setFixedTime(wednesday);
  const release = await holdRequests(page, scripts);
  await page.goto('/consultation', { waitUntil: 'commit' });
  await form.submit.click();
  await form.fillRequired();
  await form.choose('phone');
  await form.nativeDate.fill(callDay(4));
  await form.nativeTime.selectOption(aCallTime);
  await form.submit.hover();
  await page.mouse.down();
  release();
  await expect(page.locator('form:not([data-hydrating])')).toBeVisible();
  await page.mouse.up();
  await expect(form.thankYou).toBeFocused();
});

for (const method of ['email', 'phone'] as const) {
  onPhone(
    `a letter restyles at most 25 elements if the method is ${method}`,
    async ({ page, form }) => {
      await form.openFilled(method);
      if (method === 'phone') {
        await page.locator(openDay).last().click();
        await form.freeTimes.first().click();
      }
      await form.field('description').focus();
      expect(await restyledByLetter(page)).toBeLessThanOrEqual(25);
    },
  );
}
