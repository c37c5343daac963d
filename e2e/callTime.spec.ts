import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callCopy } from '@/content/consultation';
import { slotStates } from '@/features/consultation/model/availability';
import { addDaysTo, isWeekend, todayIn } from '@/features/consultation/model/calendar';
import { dayInWords } from '@/features/consultation/model/callInWords';
import type { ConsultationForm } from '../testing/consultationForm';
import { aRequest } from '../testing/consultationRequest';
import { holdRequests } from './support/holdRequests';
import { expect, takenTimes, test } from './support/test';

const zone = 'America/New_York';

/** Thursday, 10:50 in New York; the next time begins at 11:00 AM. */
const beforeEleven = new Date('2026-11-19T15:50:00Z');

const returns: {
  name: string;
  time: string;
  comeBack: (page: Page, form: ConsultationForm) => Promise<unknown>;
  /** Where the calendar stands then. */
  day: string;
}[] = [
  {
    name: 'on submit',
    time: '2026-11-19T16:00:00Z',
    comeBack: (_page, form) => form.submit.click(),
    day: 'Thursday, November 19',
  },
  {
    name: 'in a tab left open for three days',
    time: '2026-11-22T18:00:00Z',
    comeBack: (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    day: 'Monday, November 23',
  },
  {
    name: 'after a reload the next day',
    time: '2026-11-20T14:00:00Z',
    comeBack: (page) => page.reload(),
    day: 'Friday, November 20',
  },
];

for (const { name, time, comeBack, day } of returns) {
  test(`a time that has passed is taken back ${name}, and the page says so`, async ({
    page,
    form,
    receiver,
  }) => {
    await page.clock.setFixedTime(beforeEleven);
    await form.openFilled('phone');
    await form.bookCall();
    await expect(
      page.getByText(/^Selected: Thursday, November 19, 2026 at 11:00 AM/),
    ).toBeVisible();
    await page.clock.setFixedTime(new Date(time));
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

test('a calendar that comes too late gives way to native fields', async ({
  page,
  form,
  receiver,
}) => {
  await page.clock.setFixedTime(beforeEleven);
  await form.open();
  await page.waitForLoadState('networkidle');
  await form.fillRequired();
  const deliver = await holdRequests(page, '**/_next/static/**');
  await form.choose('phone');
  await form.nativeDate.fill('2026-11-24');
  deliver();
  await page.waitForLoadState('networkidle');
  await form.nativeTime.selectOption('10:15');
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(/We'll call you on Tuesday, November 24/)).toBeVisible();
  const call = { callDate: '2026-11-24', callTime: '10:15' };
  expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject(call);
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu', 'America/Santiago']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('books the day that was clicked', async ({ page, form, receiver }) => {
      // Wednesday, 23:30 in New York: already Thursday in the east, still afternoon in Hawaii.
      await page.clock.setFixedTime(new Date('2026-11-19T04:30:00Z'));
      await form.openFilled('phone');
      const stop = page.locator('[role="gridcell"][tabindex="0"]');
      await expect(stop).toHaveAccessibleName('Choose Wednesday, November 18, 2026');
      await form.bookCall('Friday, November 20');
      await expect(page.getByText(/^Selected: Friday, November 20, 2026 at/)).toBeVisible();
      await form.send();
      expect(JSON.parse((await receiver.waitFor()).body).callDate).toBe('2026-11-20');
    });
  });
}

test('a time that is taken is marked as booked', async ({ page, context, form }) => {
  await context.unroute(takenTimes);
  // The server has the machine's clock, so the day is the next weekday, whatever today is.
  const now = new Date();
  let day = addDaysTo(todayIn(zone, now), 1);
  while (isWeekend(day)) day = addDaysTo(day, 1);
  const free = slotStates(day, zone, now).find(({ state }) => state === 'free');
  const { value = '', label = '' } = free ?? {};
  const answer = await page.request.post('/api/consultation', {
    headers: { 'idempotency-key': randomUUID() },
    data: aRequest({ contactMethod: 'phone', callDate: day, callTime: value }),
  });
  // Stored; delivered within 3 seconds or later.
  expect([200, 202]).toContain(answer.status());
  // The page waits one second for the times that are taken. A busy machine may miss it.
  await expect(async () => {
    await form.open();
    await form.choose('phone');
    await page.getByRole('gridcell').first().waitFor();
    const cell = form.day(dayInWords(day).replace(/, \d{4}$/, ''));
    if ((await cell.count()) === 0) await page.getByRole('button', { name: 'Next Month' }).click();
    await cell.click();
    await page.getByRole('button', { name: callCopy.quarters }).click();
    const taken = form.times.getByRole('radio', { name: new RegExp(`^${label} ?Booked`) });
    await expect(taken).toBeDisabled({ timeout: 3000 });
  }).toPass();
});
