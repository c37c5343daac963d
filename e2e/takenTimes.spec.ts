import { randomUUID } from 'node:crypto';
import { slotStates } from '@/features/consultation/model/availability';
import { addDaysTo, isWeekend, todayIn } from '@/features/consultation/model/calendar';
import { dayInWords } from '@/features/consultation/model/callInWords';
import { ConsultationForm } from '../testing/consultationForm';
import { aRequest } from '../testing/consultationRequest';
import { expect, takenTimes, test } from './support/test';

const zone = 'America/New_York';

/** The first weekday after today, which the calendar shows without leafing or one month on. */
function nextWeekday(): string {
  let day = addDaysTo(todayIn(zone, new Date()), 1);
  while (isWeekend(day)) day = addDaysTo(day, 1);
  return day;
}

test('a time that another request has taken is marked as booked', async ({ page, context }) => {
  await context.unroute(takenTimes);
  const day = nextWeekday();
  const free = slotStates(day, zone, new Date()).find(({ state }) => state === 'free');
  const { value = '', label = '' } = free?.slot ?? {};
  const answer = await page.request.post('/api/consultation', {
    headers: { 'idempotency-key': randomUUID() },
    data: aRequest({ contactMethod: 'phone', callDate: day, callTime: value }),
  });
  // Stored; delivered within 3 seconds or later.
  expect([200, 202]).toContain(answer.status());

  const form = new ConsultationForm(page);
  await form.open();
  await form.choose('Phone call');
  await page.getByRole('gridcell').first().waitFor();
  const cell = form.day(dayInWords(day).replace(/, \d{4}$/, ''));
  if ((await cell.count()) === 0) await page.getByRole('button', { name: 'Next Month' }).click();
  await cell.click();
  const taken = form.times.getByRole('radio', { name: new RegExp(`^${label} ?Booked`) });
  await expect(taken).toBeDisabled();
});
