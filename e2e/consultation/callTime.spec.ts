import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { calendarCopy } from '@/content/copy/calendar';
import { callCopy, consultationCopy, thankYouCopy } from '@/content/copy/consultation';
import { simulatedBookings } from '@/features/consultation/model/call/availability';
import {
  addDaysTo,
  callRules,
  nextOpenDay,
  slotsOn,
  todayIn,
} from '@/features/consultation/model/call/calendar';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { consultationEndpoint } from '@/lib/paths';
import type { ConsultationForm } from '../../testing/browser/consultationForm';
import { calendarScript, holdRequests, scripts, stretchTimers } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';
import { agencyZone, callDay, openDayAfter, today, wednesday } from '../../testing/samples/calls';
import { aRequest, entered } from '../../testing/samples/consultationRequest';

const firstDay = callDay(1);
const dayBefore = new Date(`${today}T12:00:00Z`);

test.describe('a calendar whose script fails', () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test('is replaced by native fields, which send a call, until the page is reloaded', async ({
    page,
    form,
    receiver,
  }) => {
    await page.clock.setFixedTime(dayBefore);
    await form.holdEveryCall();
    const isCalendar = await calendarScript(page, '/consultation');
    await page.route(isCalendar, (route) => route.abort());
    await page.goto('/consultation', { waitUntil: 'networkidle' });
    await form.fillRequired();
    await form.choose('phone');
    await expect(form.nativeDate).toHaveAttribute('min', today);
    await expect(form.nativeDate).toHaveAttribute('max', addDaysTo(today, callRules.windowDays));
    await page.unroute(isCalendar);
    await form.choose('email');
    await form.choose('phone');
    const [callTime = ''] = simulatedBookings(firstDay);
    await form.nativeDate.fill(firstDay);
    await form.nativeTime.selectOption(callTime);
    await form.nativeDate.fill('');
    await expect(form.submit).toBeDisabled();
    await form.nativeDate.fill(firstDay);
    await form.submit.click();
    await expect(
      page.getByText(`${thankYouCopy.call.phone} ${dayInWords(firstDay)}`),
    ).toBeVisible();
    const call = { callDate: firstDay, callTime };
    expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject(call);
    await page.goto('/privacy');
    await form.open();
    await form.choose('phone');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  });
});

/** Returns the top of Submit in each text size. */
async function submitPlaces(page: Page, form: ConsultationForm): Promise<number[]> {
  const chromium = await page.context().newCDPSession(page);
  const places: number[] = [];
  for (const standard of [32, 24, 16]) {
    await chromium.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    const top = await form.submit.evaluate(
      (submit) => submit.getBoundingClientRect().top + window.scrollY,
    );
    places.push(Math.round(top));
  }
  return places;
}

test('nothing moves when a calendar that is late appears, in text of any size', async ({
  page,
  form,
}) => {
  await stretchTimers(page, 10_000);
  const isCalendar = await calendarScript(page, '/consultation');
  for (const [width, now] of [
    [320, wednesday],
    [390, new Date('2026-11-30T14:00:00Z')],
    [1440, wednesday],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.setFixedTime(now);
    const deliver = await holdRequests(page, isCalendar);
    await form.open();
    await form.choose('phone');
    await expect(page.getByText(callCopy.coming)).toBeVisible();
    const before = await submitPlaces(page, form);
    deliver();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect([width, await submitPlaces(page, form)]).toEqual([width, before]);
    await page.unroute(isCalendar);
    await form.choose('email');
  }
});

test('the form keeps the call that was entered before its calendar came, and the focus', async ({
  page,
  form,
}) => {
  await page.clock.setFixedTime(dayBefore);
  const offered = slotsOn(firstDay).find((time) => !simulatedBookings(firstDay).has(time)) ?? '';
  const [booked = ''] = simulatedBookings(firstDay);
  for (const [day, time, focused] of [
    [firstDay, offered, '[name="callTime"]:checked'],
    [firstDay, booked, '[role="gridcell"][aria-selected="true"]'],
    ['2026-11-22', offered, '[role="gridcell"][tabindex="0"]'],
  ] as const) {
    await page.goto('/privacy');
    const hydrate = await holdRequests(page, scripts);
    await page.goto('/consultation', { waitUntil: 'commit' });
    await form.choose('phone');
    await form.nativeDate.fill(day);
    await form.nativeTime.selectOption(time);
    await form.nativeTime.focus();
    hydrate();
    await expect(page.locator(focused)).toBeFocused();
    const isOffered = time === offered && day === firstDay;
    await expect(form.selected).toHaveCount(isOffered ? 1 : 0);
    await expect(form.times).toHaveCount(day === firstDay ? 1 : 0);
  }
});

// Firefox drops scripts that load while their page is left.
test('a page that returns without its calendar reloads, and keeps what was entered', async ({
  page,
  form,
}) => {
  await stretchTimers(page, 10_000);
  const isCalendar = await calendarScript(page, '/consultation');
  await page.route(isCalendar, () => undefined);
  await page.goto('/consultation', { waitUntil: 'commit' });
  await expect(page.locator('form:not([data-hydrating])')).toBeVisible();
  await form.fillRequired('Bea Back');
  await form.choose('phone');
  await page.unroute(isCalendar);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(form.field('name')).toHaveValue('Bea Back');
});

test.describe('a visitor in the east', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('books the clicked day, and sees both times', async ({ page, form }) => {
    await page.clock.setFixedTime(new Date('2026-11-19T04:30:00Z'));
    await form.open();
    await form.choose('phone');
    const stop = page.locator('[role="gridcell"][tabindex="0"]');
    await expect(page.locator('[aria-current="date"]')).toHaveText(String(Number(today.slice(-2))));
    await expect(stop).toHaveAccessibleName(`Choose ${dayInWords(callDay(1))}`);
    const day = callDay(4);
    await form.bookCall(day);
    await expect(form.selected).toContainText(`${dayInWords(day)} at`);
    await expect(form.selected).toContainText('Line Islands Time, your time.');
    await expect(page.locator('[name="callDate"]')).toHaveValue(day);
  });
});

async function calendarEntry(page: Page) {
  const link = page.getByRole('link', { name: thankYouCopy.addToCalendar });
  const text = decodeURIComponent((await link.getAttribute('href')) ?? '');
  const [, uid = '', sequence] = /UID:(\S+)\s+SEQUENCE:(\d+)/.exec(text) ?? [];
  return { uid, sequence: Number(sequence) };
}

test('corrections change a call and give it up, behind any proxy', async ({
  page,
  form,
  receiver,
}) => {
  await page.route(`**${consultationEndpoint}`, async (route) => {
    const { 'idempotency-key': _id, ...rest } = route.request().headers();
    await route.continue({ headers: rest });
  });
  // The server uses the machine's clock.
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
  await expect(page.getByText(thankYouCopy.call.phone)).toBeVisible();
  const booked = await calendarEntry(page);
  await form.correct();
  await expect(
    page.getByRole('heading', { name: consultationCopy.correction.title }),
  ).toBeFocused();
  await expect(page.getByText('It replaces the request you sent and its call on')).toBeVisible();
  await expect(form.field('description')).toHaveValue(entered.description);
  await expect(form.times.locator(':checked')).toHaveCount(1);
  await form.freeTimes.and(page.locator(':not(:has(:checked))')).nth(2).click();
  await form.send();
  await expect(page.getByText(thankYouCopy.call.phone)).toBeVisible();
  expect(await calendarEntry(page)).toEqual({ ...booked, sequence: booked.sequence + 1 });
  await form.correct();
  await form.choose('email');
  await form.send();
  await expect(page.getByText(thankYouCopy.replies.email)).toBeVisible();
  await expect.poll(() => receiver.requests.length).toBe(5);
  const [, late, second, moved, canceled] = receiver.requests.map(({ headers, body }) => ({
    ...JSON.parse(body),
    id: headers['webhook-id'],
    thread: headers['x-thread'],
    version: headers['x-version'],
    outcome: headers['x-call-time'],
  }));
  expect(late).toMatchObject({ name: 'Mia Mover', callTime, outcome: 'taken' });
  expect(second).toMatchObject({ name: 'Mia Mover', callDate: day, version: '1' });
  expect(moved).toMatchObject({ callDate: day, version: '2' });
  expect([second.outcome, moved.outcome]).toEqual([undefined, undefined]);
  expect(new Set([late, second, moved, canceled].map(({ thread }) => thread))).toEqual(
    new Set([late.id]),
  );
  expect(booked).toEqual({ uid: late.id, sequence: 1 });
  expect(new Set([callTime, second.callTime, moved.callTime]).size).toBe(3);
  expect(canceled).toMatchObject({ callDate: null, callTime: null, version: '3' });
  // The page received the expected ids.
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('request:');
  await page.goBack();
  await expect(page.getByText(thankYouCopy.replies.changedAndOff)).toBeVisible();
  await expect(page.getByRole('button', { name: thankYouCopy.correct })).toHaveCount(0);
  await expect(page.getByRole('link', { name: thankYouCopy.addToCalendar })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(thankYouCopy.replies.changedAndOff)).toBeVisible();
});

test('a page that becomes visible on another day shows that day’s calendar, and keeps the chosen time', async ({
  page,
  form,
}) => {
  await page.clock.install({ time: dayBefore });
  await form.holdEveryCall();
  await form.openFilled('phone', 'Tim Later');
  await form.bookDay(firstDay);
  const chosen = (await form.selected.textContent()) ?? '';
  const seen = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const arrow = page.getByRole('button', { name: calendarCopy.nextMonth });
  await arrow.click();
  const month = page.getByRole('heading', { level: 4 });
  const shown = (await month.textContent()) ?? '';
  await page.clock.setSystemTime(dayBefore.getTime() + 60 * 60_000);
  await seen();
  await expect(month).toHaveText(shown);
  const later = addDaysTo(today, 5);
  await page.clock.setSystemTime(dayBefore.getTime() + 5 * 24 * 60 * 60_000);
  await seen();
  await expect(page.locator('[aria-current="date"]')).toHaveText(String(Number(later.slice(-2))));
  await expect(page.locator('[role="gridcell"][aria-disabled="false"]').first()).toHaveText(
    String(Number(nextOpenDay(later, []).slice(-2))),
  );
  await expect(form.selected).toHaveText(chosen);
  await page.reload();
  await expect(form.field('name')).toHaveValue('Tim Later');
  await expect(form.selected).toHaveText(chosen);
  await form.submit.click();
  await expect(page.getByText(thankYouCopy.replies.heldCall)).toBeVisible();
});
