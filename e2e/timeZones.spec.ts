import { ConsultationForm } from '../testing/consultationForm';
import { expect, test } from './support/test';

/** Books the first day on offer and says which day the webhook was told. */
async function firstDayOnOffer(form: ConsultationForm) {
  await form.open();
  await form.fillRequired();
  await form.choose('Phone call');
  const stop = form.page.locator('[role="gridcell"][tabindex="0"]');
  await expect(stop).toHaveCount(1);
  return stop;
}

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu', 'America/Santiago']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('books the day that was clicked', async ({ page, receiver }) => {
      // Wednesday, 23:30 in New York: already Thursday in the east, still afternoon in Hawaii.
      await page.clock.setFixedTime(new Date('2026-11-19T04:30:00Z'));
      const form = new ConsultationForm(page);
      const stop = await firstDayOnOffer(form);
      await expect(stop).toHaveAccessibleName('Choose Wednesday, November 18, 2026');
      await form.day('Friday, November 20').click();
      await form.times.locator('label[data-state="free"]').first().click();
      await expect(page.getByText(/^Selected: Friday, November 20, 2026 at/)).toBeVisible();
      await form.submit.click();
      await expect(form.thankYou).toBeVisible();
      expect(JSON.parse((await receiver.waitFor()).body).callDate).toBe('2026-11-20');
    });
  });
}

test.describe('a visitor on another clock', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('is told what the chosen time is at home', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-18T14:00:00Z'));
    const form = new ConsultationForm(page);
    await firstDayOnOffer(form);
    await form.day('Thursday, November 19').click();
    await expect(page.getByText('Times are in Eastern Time.')).toBeVisible();
    const first = form.times.locator('label[data-state="free"]').first();
    await expect(first).toHaveText(/^1\d:\d0 AM[45]:\d0 PM your time$/);
    await first.click();
    await expect(
      page.getByText(/That is [45]:\d0 PM Central European Time for you\./),
    ).toBeVisible();
  });
});

test('times of today that have begun cannot be had, and say Past instead of Booked', async ({
  page,
}) => {
  // Wednesday, 12:05 in New York.
  await page.clock.setFixedTime(new Date('2026-11-18T17:05:00Z'));
  const form = new ConsultationForm(page);
  await firstDayOnOffer(form);
  await form.day('Wednesday, November 18').click();
  await form.quarters.click();
  await expect(form.times.getByRole('radio')).toHaveCount(29);
  const past = form.times.getByRole('radio', { name: /Past/ });
  expect(await past.count()).toBeGreaterThan(4);
  for (const radio of await past.all()) await expect(radio).toBeDisabled();
  await expect(form.times.getByText('Past', { exact: true })).toHaveCount(await past.count());
  await expect(form.times.getByText('Grayed out times are already booked.')).toBeVisible();
  await expect(form.times.locator('label[data-state="free"]').first()).toHaveText(/12:[134]/);
});
