import { ConsultationForm } from '../testing/consultationForm';
import { expect, test } from './support/test';

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu', 'America/Santiago']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('books the day that was clicked', async ({ page, receiver }) => {
      // Wednesday, 23:30 in New York: already Thursday in the east, still afternoon in Hawaii.
      await page.clock.setFixedTime(new Date('2026-11-19T04:30:00Z'));
      const form = new ConsultationForm(page);
      await form.open();
      await form.fillRequired();
      await form.choose('Phone call');
      const stop = page.locator('[role="gridcell"][tabindex="0"]');
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
