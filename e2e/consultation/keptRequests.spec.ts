import type { Page } from '@playwright/test';
import { thankYouCopy } from '@/content/copy/consultation';
import { expect, test } from '../../testing/browser/test';
import { entered } from '../../testing/samples/consultationRequest';

const endpoint = '**/api/consultation';

test.use({ expectedConsole: /Webhook submission failed|Error submitting form|status of 503|ERR_/ });

test('without storage a request waits on its page', async ({ page, context, form, receiver }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  });
  const waits = page.getByText(thankYouCopy.waiting.unstored);
  await page.route(endpoint, (route) => route.fulfill({ status: 503 }));
  await form.openFilled('email');
  await form.submit.click();
  await expect(waits).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(waits).toBeVisible();
  await page.unroute(endpoint);
  await context.setOffline(true);
  await expect(waits).toBeVisible();
  const way = page.getByRole('link', { name: thankYouCopy.another });
  const place = await way.boundingBox();
  // To correct it needs no network.
  await form.correct();
  await expect(form.field('description')).toHaveValue(entered.description);
  await page.goBack();
  await expect(waits).toBeVisible();
  await expect(form.thankYou).toBeFocused();
  await context.setOffline(false);
  await expect(waits).toHaveCount(0);
  await expect(page.getByText(thankYouCopy.waiting.over)).toBeVisible();
  expect(await way.boundingBox()).toEqual(place);
  await form.correct();
  await form.field('name').fill('Ada King');
  await page.reload();
  await expect(form.field('description')).toHaveValue(entered.description);
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  const second = await receiver.waitFor(({ body }) => body.includes('Ada King'));
  expect(second.headers['x-corrects']).toBe(receiver.requests[0]?.headers['webhook-id']);
  expect(receiver.requests).toHaveLength(2);
  // Nothing asks.
  await form.open();
  await expect(form.field('name')).toHaveValue('');
});

/** Makes a history entry, as the skip link does. */
async function skip(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator('a[href="#content"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
}

/** As other people's scripts tidy the address. */
const tidy = (page: Page) =>
  page.evaluate(() => History.prototype.replaceState.call(history, null, '', '?tidy'));

test('links within the page lose neither the draft nor Thank You', async ({ page, form }) => {
  await form.openFilled('email', 'Ada');
  await skip(page);
  await form.field('name').fill('Ada King');
  await page.evaluate(() => window.location.assign('#email'));
  await page.reload();
  for (const leave of [() => page.goBack(), () => tidy(page)]) {
    await leave();
    await page.goto('/privacy');
    await page.goBack();
    await expect(form.field('name')).toHaveValue('Ada King');
  }
  await skip(page);
  await form.send();
  await page.goBack();
  await page.reload();
  await expect(form.thankYou).toBeFocused();
  await skip(page);
  await tidy(page);
  await page.reload();
  await expect(form.thankYou).toBeFocused();
  await form.open();
  await expect(form.field('name')).toHaveValue('');
});
