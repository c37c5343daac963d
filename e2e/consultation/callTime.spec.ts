import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callCopy, thankYouCopy } from '@/content/copy/consultation';
import { slotStates } from '@/features/consultation/model/call/availability';
import { nextOpenDay, slotInstant, todayIn } from '@/features/consultation/model/call/calendar';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { consultationEndpoint } from '@/lib/paths';
import { isUuid } from '@/lib/text/isUuid';
import { holdRequests } from '../../testing/browser/pages';
import { expect, takenTimes, test } from '../../testing/browser/test';
import { aCallTime, agencyZone, callDay, openDayAfter, today } from '../../testing/samples/calls';
import { aRequest, entered } from '../../testing/samples/consultationRequest';

/** A day with calls, and the first of its free times. */
const firstDay = callDay(1);
const dayBefore = new Date(`${today}T12:00:00Z`);
const slot = slotStates(firstDay, agencyZone, dayBefore).find(({ state }) => state === 'free');
if (!slot) throw new Error(`${firstDay} has no free time`);
const begins = slotInstant(firstDay, slot.value, agencyZone);
const shortlyBefore = new Date(begins.getTime() - 10 * 60_000);

test('a time that has passed is withdrawn, which is said', async ({ page, form, receiver }) => {
  await page.clock.setFixedTime(shortlyBefore);
  await form.holdEveryCall();
  await form.openFilled('phone');
  await form.bookCall(firstDay);
  const chosen = `${callCopy.selected} ${dayInWords(firstDay)} at ${slot.label}`;
  await expect(form.selected).toContainText(chosen);
  const day = nextOpenDay(todayIn(agencyZone, begins), []);
  await page.clock.setFixedTime(begins);
  await form.submit.click();
  await expect(page.getByRole('status').filter({ hasText: callCopy.passed })).toBeVisible();
  await expect(page.getByText(callCopy.selected)).toHaveCount(0);
  await expect(form.day(day)).toBeFocused();
  await expect(form.submit).toBeDisabled();
  expect(receiver.requests).toHaveLength(0);
  await form.bookCall(day);
  await expect(page.getByText(callCopy.passed)).toHaveCount(0);
  await form.send();
  expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({ name: 'Ada Lovelace' });
});

test('native fields replace a calendar that loads too late', async ({ page, form, receiver }) => {
  await page.clock.install({ time: dayBefore });
  await form.holdEveryCall();
  await form.open();
  await page.waitForLoadState('networkidle');
  await form.fillRequired();
  const deliver = await holdRequests(page, '**/_next/static/**');
  await form.choose('phone');
  await page.clock.fastForward(6000);
  await form.nativeDate.fill(firstDay);
  deliver();
  await page.waitForLoadState('networkidle');
  await form.nativeTime.selectOption(aCallTime);
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(`${thankYouCopy.call} ${dayInWords(firstDay)}`)).toBeVisible();
  const call = { callDate: firstDay, callTime: aCallTime };
  expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject(call);
});

test.describe('a visitor in the east', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('books the clicked day, and reads both times', async ({ page, form }) => {
    // Wednesday, 23:30 in New York: already Thursday in the east.
    await page.clock.setFixedTime(new Date('2026-11-19T04:30:00Z'));
    await form.open();
    await form.choose('phone');
    const stop = page.locator('[role="gridcell"][tabindex="0"]');
    await expect(stop).toHaveAccessibleName(`Choose ${dayInWords(nextOpenDay(today, []))}`);
    const day = callDay(4);
    await form.bookCall(day);
    await expect(form.selected).toContainText(`${dayInWords(day)} at`);
    await expect(form.selected).toContainText('Line Islands Time, your time.');
    await expect(page.locator('[name="callDate"]')).toHaveValue(day);
  });
});

test.describe('a device whose clock is wrong', () => {
  // The day by its clock is none that can be booked.
  test.use({ expectedConsole: /status of 400/ });

  test('gets the server’s today, and keeps its call', async ({ page, context, form }) => {
    await context.unroute(takenTimes);
    const now = new Date();
    await page.clock.setFixedTime(new Date(now.getTime() + 60 * 24 * 60 * 60_000));
    await form.openFilled('phone', 'Ada Ahead');
    const stop = page.locator('[role="gridcell"][tabindex="0"]');
    const first = nextOpenDay(todayIn(agencyZone, now), []);
    await expect(stop).toHaveAccessibleName(`Choose ${dayInWords(first)}`);
    await form.bookDay(openDayAfter(todayIn(agencyZone, now), 6));
    await form.send();
    await page.reload();
    await expect(page.getByText(thankYouCopy.call)).toBeVisible();
    await form.correct();
    await expect(form.times.locator(':checked')).toHaveCount(1);
  });
});

/** Which call, and which edition of it, the calendar entry is about. */
async function calendarEntry(page: Page) {
  const link = page.getByRole('link', { name: thankYouCopy.addToCalendar });
  const text = decodeURIComponent((await link.getAttribute('href')) ?? '');
  const [, uid = '', sequence] = /UID:(\S+)\s+SEQUENCE:(\d+)/.exec(text) ?? [];
  return { uid, sequence: Number(sequence) };
}

test('corrections move and give back a call behind any proxy', async ({ page, form, receiver }) => {
  await page.route(`**${consultationEndpoint}`, async (route) => {
    const { 'idempotency-key': _id, 'x-corrects': _corrects, ...rest } = route.request().headers();
    await route.continue({ headers: rest });
  });
  // The server, which holds the time of a day that it offers, uses the machine's clock.
  const day = openDayAfter(todayIn(agencyZone, new Date()), 2);
  await form.openFilled('phone', 'Mia Mover');
  await form.bookDay(day);
  const callTime = await form.times.locator(':checked').inputValue();
  const faster = aRequest({ contactMethod: 'phone', callDate: day, callTime });
  const headers = { 'idempotency-key': randomUUID() };
  await page.request.post(consultationEndpoint, { headers, data: faster });
  await form.send();
  await expect(page.getByText(thankYouCopy.replies.takenCall)).toBeVisible();
  await expect(page.getByRole('link', { name: thankYouCopy.addToCalendar })).toHaveCount(0);
  await page.reload();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(thankYouCopy.replies.takenCall)).toBeVisible();
  await form.correct();
  await expect(form.submit).toBeDisabled();
  await form.freeTimes.nth(1).click();
  await form.send();
  await expect(page.getByText(thankYouCopy.call)).toBeVisible();
  const booked = await calendarEntry(page);
  expect(isUuid(booked.uid)).toBe(true);
  await form.correct();
  await expect(page.getByText('It replaces the request you sent, with its call on')).toBeFocused();
  await expect(form.field('description')).toHaveValue(entered.description);
  await expect(form.times.locator(':checked')).toHaveCount(1);
  await form.freeTimes.and(page.locator(':not(:has(:checked))')).nth(2).click();
  await form.send();
  await expect(page.getByText(thankYouCopy.call)).toBeVisible();
  expect(await calendarEntry(page)).toEqual({ ...booked, sequence: booked.sequence + 1 });
  const entry = await page.evaluate(() => window.history.state);
  await form.correct();
  await form.choose('email');
  await form.send();
  await expect(page.getByText(thankYouCopy.replies.email)).toBeVisible();
  await expect.poll(() => receiver.requests.length).toBe(5);
  const [, late, second, moved, canceled] = receiver.requests.map(({ headers, body }) => ({
    ...JSON.parse(body),
    id: headers['webhook-id'],
    corrects: headers['x-corrects'],
    outcome: headers['x-call-time'],
  }));
  expect(late).toMatchObject({ name: 'Mia Mover', callTime, outcome: 'taken' });
  expect(second).toMatchObject({ name: 'Mia Mover', callDate: day, corrects: late.id });
  expect(moved).toMatchObject({ callDate: day, corrects: second.id });
  expect([second.outcome, moved.outcome]).toEqual([undefined, undefined]);
  expect(new Set([callTime, second.callTime, moved.callTime]).size).toBe(3);
  expect(canceled).toMatchObject({ callDate: null, callTime: null, corrects: moved.id });
  // The answers had the ids that the page waits for, so that nothing is sent again.
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('request:');
  // A tab that was duplicated before the last correction.
  const duplicate = await page.context().newPage();
  // From a page that notes nothing itself.
  await duplicate.goto('/privacy');
  await duplicate.evaluate((state) => history.replaceState(state, '', '/consultation'), entry);
  await duplicate.reload();
  await expect(duplicate.getByText(thankYouCopy.replies.replaced)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(thankYouCopy.replies.replaced)).toBeVisible();
  await expect(page.getByRole('button', { name: thankYouCopy.correct })).toHaveCount(0);
});
