import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callCopy, formCopy, thankYouCopy } from '@/content/copy/consultation';
import { slotStates } from '@/features/consultation/model/call/availability';
import {
  addDaysTo,
  nextOpenDay,
  slotInstant,
  todayIn,
} from '@/features/consultation/model/call/calendar';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { isShownFirst } from '@/features/consultation/model/call/slots';
import type { ConsultationForm } from '../../testing/browser/consultationForm';
import { holdRequests } from '../../testing/browser/holdRequests';
import { expect, takenTimes, test } from '../../testing/browser/test';
import { aCallTime, agencyZone, callDay, openDayAfter, today } from '../../testing/samples/calls';
import { aRequest } from '../../testing/samples/consultationRequest';
import { entered } from '../../testing/samples/entered';

/** A day with calls, and the first of its free times that are shown first. */
const firstDay = callDay(1);
const dayBefore = new Date(`${today}T12:00:00Z`);
const slot = slotStates(firstDay, agencyZone, dayBefore).find(
  (time) => time.state === 'free' && isShownFirst(time),
);
if (!slot) throw new Error(`${firstDay} has no free time`);
const begins = slotInstant(firstDay, slot.value, agencyZone);
const shortlyBefore = new Date(begins.getTime() - 10 * 60_000);

const hoursLater = (hours: number) => new Date(begins.getTime() + hours * 60 * 60_000);
const firstOpenDay = (now: Date) => nextOpenDay(todayIn(agencyZone, now), []);

const returns: {
  name: string;
  time: Date;
  comeBack: (page: Page, form: ConsultationForm) => Promise<unknown>;
}[] = [
  {
    name: 'on submit',
    time: begins,
    comeBack: (_page, form) => form.submit.click(),
  },
  {
    name: 'in a tab left open for three days',
    time: hoursLater(3 * 24),
    comeBack: (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  },
  {
    // A draft is kept for 24 hours.
    name: 'after a reload the next day',
    time: hoursLater(23),
    comeBack: (page) => page.reload(),
  },
];

for (const { name, time, comeBack } of returns) {
  test(`a time that has passed is withdrawn ${name}, and the page says so`, async ({
    page,
    form,
    receiver,
  }) => {
    const day = firstOpenDay(time);
    await page.clock.setFixedTime(shortlyBefore);
    await form.openFilled('phone');
    await form.bookCall(firstDay);
    const chosen = `${callCopy.selected} ${dayInWords(firstDay)} at ${slot.label}`;
    await expect(page.getByText(chosen)).toBeVisible();
    await page.clock.setFixedTime(time);
    await comeBack(page, form);
    await expect(page.getByRole('status').filter({ hasText: callCopy.passed })).toBeVisible();
    await expect(page.getByText(callCopy.selected)).toHaveCount(0);
    await expect(form.day(day)).toBeFocused();
    await expect(form.submit).toBeDisabled();
    expect(receiver.requests).toHaveLength(0);
    await form.bookCall(day);
    await expect(page.getByText(callCopy.passed)).toHaveCount(0);
    await form.submit.click();
    await expect(form.thankYou).toBeFocused();
    expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({ name: 'Ada Lovelace' });
  });
}

test('native fields replace a calendar that loads too late', async ({ page, form, receiver }) => {
  await page.clock.setFixedTime(dayBefore);
  await form.open();
  await page.waitForLoadState('networkidle');
  await form.fillRequired();
  const deliver = await holdRequests(page, '**/_next/static/**');
  await form.choose('phone');
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

// Each books its own day, because a booked time is taken for the next test.
for (const [timezoneId, nth, daysAhead] of [
  ['Pacific/Kiritimati', 4, 1],
  ['Pacific/Honolulu', 6, 0],
  ['America/Santiago', 7, 0],
] as const) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('books the clicked day and reads the call on their own clock', async ({
      page,
      form,
      receiver,
    }) => {
      // Wednesday, 23:30 in New York: already Thursday in the east, still afternoon in Hawaii.
      await page.clock.setFixedTime(new Date('2026-11-19T04:30:00Z'));
      await form.openFilled('phone');
      const stop = page.locator('[role="gridcell"][tabindex="0"]');
      await expect(stop).toHaveAccessibleName(`Choose ${dayInWords(nextOpenDay(today, []))}`);
      const day = callDay(nth);
      await form.bookCall(day);
      const ownDay = dayInWords(addDaysTo(day, daysAhead));
      await expect(page.getByText(`${callCopy.selected} ${ownDay} at`)).toBeVisible();
      await form.send();
      await expect(page.getByText(`${thankYouCopy.call} ${ownDay} at`)).toBeVisible();
      expect(JSON.parse((await receiver.waitFor()).body).callDate).toBe(day);
    });
  });
}

test('Thank You does not promise a time that somebody else just took, and leads to the other times', async ({
  page,
  form,
  receiver,
}) => {
  // The server, which holds the time of a day that it offers, uses the machine's clock.
  const day = openDayAfter(todayIn(agencyZone, new Date()), 2);
  await form.openFilled('phone', 'Sue Second');
  await form.bookDay(day);
  const callTime = await form.times.locator(':checked').inputValue();
  const first = aRequest({ contactMethod: 'phone', callDate: day, callTime });
  const headers = { 'idempotency-key': randomUUID() };
  await page.request.post('/api/consultation', { headers, data: first });
  await form.send();
  await expect(page.getByText(thankYouCopy.replies.takenCall)).toBeVisible();
  const told = thankYouCopy.replyTo.takenCall({ email: entered.email, phone: entered.phone });
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByRole('link', { name: thankYouCopy.addToCalendar })).toHaveCount(0);
  await page.reload();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(thankYouCopy.replies.takenCall)).toBeVisible();
  const { headers: sent } = await receiver.waitFor(({ body }) => body.includes('Sue Second'));
  expect(sent).toMatchObject({ 'x-call-time': 'taken' });
  await page.getByRole('button', { name: thankYouCopy.chooseAnother }).click();
  await expect(form.times.getByRole('radio').and(page.locator(':focus'))).toBeVisible();
  await expect(page.getByText(formCopy.movesCall(null))).toBeVisible();
  await expect(form.field('email')).toBeHidden();
  await form.freeTimes.nth(1).click();
  await form.send();
  await expect(page.getByText(thankYouCopy.call)).toBeVisible();
  const other = await receiver.waitFor(({ headers }) => 'x-corrects' in headers);
  expect(other.headers).toMatchObject({ 'x-corrects': sent['webhook-id'] });
  expect(JSON.parse(other.body)).toMatchObject({ name: 'Sue Second', callDate: day });
  expect(other.headers).not.toHaveProperty('x-call-time');
});

test('a booked call can be moved from Thank You', async ({ page, form, receiver }) => {
  // The server, which holds the time of a day that it offers, uses the machine's clock.
  const day = openDayAfter(todayIn(agencyZone, new Date()), 3);
  await form.openFilled('phone', 'Mia Mover');
  await form.bookDay(day);
  await form.send();
  const first = await receiver.waitFor(({ body }) => body.includes('Mia Mover'));
  await page.getByRole('button', { name: thankYouCopy.move }).click();
  const { callTime: heldTime } = JSON.parse(first.body);
  const held = form.times.getByRole('radio', { name: callCopy.held });
  await expect(held).toHaveValue(heldTime);
  await expect(held).toBeFocused();
  await expect(
    page.getByText(`Your call is on ${dayInWords(day).split(', 2')[0]} at`),
  ).toBeInViewport();
  await expect(form.field('email')).toBeHidden();
  await form.freeTimes.nth(2).click();
  const callTime = await form.times.locator(':checked').inputValue();
  await form.send();
  await expect(page.getByText(thankYouCopy.call)).toBeVisible();
  await expect(page.getByText(thankYouCopy.changes.moved.title)).toBeVisible();
  const moved = await receiver.waitFor(({ headers }) => 'x-corrects' in headers);
  expect(moved.headers).toMatchObject({ 'x-corrects': first.headers['webhook-id'] });
  expect(JSON.parse(moved.body)).toMatchObject({ name: 'Mia Mover', callTime });
  expect(callTime).not.toBe(JSON.parse(first.body).callTime);
});

test('a booked call can be canceled from Thank You, and the plan still comes', async ({
  page,
  form,
  receiver,
}) => {
  const day = openDayAfter(todayIn(agencyZone, new Date()), 4);
  await form.openFilled('phone', 'Cora Canceler');
  await form.bookDay(day);
  await form.send();
  const first = await receiver.waitFor(({ body }) => body.includes('Cora Canceler'));
  await page.getByRole('button', { name: thankYouCopy.cancel }).click();
  await expect(page.getByText(/^Send this, and your call on .* is canceled/)).toBeVisible();
  await form.send();
  await expect(page.getByText(thankYouCopy.replies.email)).toBeVisible();
  await expect(page.getByText(thankYouCopy.changes.canceled.title)).toBeVisible();
  const canceled = await receiver.waitFor(({ headers }) => 'x-corrects' in headers);
  expect(canceled.headers).toMatchObject({ 'x-corrects': first.headers['webhook-id'] });
  expect(JSON.parse(canceled.body)).toMatchObject({
    contactMethod: 'email',
    callDate: null,
    callTime: null,
  });
});

test('a taken time is marked as booked', async ({ page, context, form }) => {
  await context.unroute(takenTimes);
  // The server uses the machine's clock, so other tests may book the first times of this day.
  const now = new Date();
  const day = openDayAfter(todayIn(agencyZone, now));
  const free = slotStates(day, agencyZone, now).findLast(({ state }) => state === 'free');
  const { value = '', label = '' } = free ?? {};
  const answer = await page.request.post('/api/consultation', {
    headers: { 'idempotency-key': randomUUID() },
    data: aRequest({ contactMethod: 'phone', callDate: day, callTime: value }),
  });
  // Stored; delivered within 3 seconds or later.
  expect([200, 202]).toContain(answer.status());
  await form.open();
  await form.choose('phone');
  await page.getByRole('gridcell').first().waitFor();
  const cell = form.day(day);
  if ((await cell.count()) === 0)
    await page.getByRole('button', { name: callCopy.nextMonth }).click();
  await cell.click();
  const more = page.getByRole('button', { name: callCopy.moreTimes });
  if (await more.isVisible()) await more.click();
  const taken = form.times.getByRole('radio', { name: new RegExp(`^${label} ?Booked`) });
  await expect(taken).toBeDisabled({ timeout: 15_000 });
});
