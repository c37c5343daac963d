import { thankYouCopy } from '@/content/copy/consultation';
import { headerLinks } from '@/content/pages';
import {
  allPaths,
  holdRequests,
  mainLinks,
  menuButton,
  scripts,
} from '../../testing/browser/pages';
import { expect, onPhone, test } from '../../testing/browser/test';
import { callDay, wednesday } from '../../testing/samples/calls';

// React renders the page anew when it was changed before hydration (#418).
test.use({ expectedConsole: /status of 404|#418|speculation rule/ });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('accepts a call without day and time as still to be scheduled', async ({
    page,
    form,
    receiver,
  }) => {
    await form.open();
    await form.fillRequired('Tom Timeless');
    await form.field('description').fill('A bakery.\nOpen at six.');
    await form.choose('email');
    await expect(form.nativeDate).toBeHidden();
    await form.choose('phone');
    await expect(form.nativeDate).toBeVisible();
    await form.submit.click();
    await expect(page).toHaveURL(/\/consultation\/thank-you$/);
    const { received, replies } = thankYouCopy;
    await expect(page.getByText(`${received} ${replies.unknown}`)).toBeVisible();
    expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({
      name: 'Tom Timeless',
      description: 'A bakery.\nOpen at six.',
      contactMethod: 'phone',
      callDate: null,
      callTime: null,
    });
  });

  onPhone('every page is complete and its links are reachable', async ({ page }) => {
    for (const path of allPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html'), path).toHaveCSS('color-scheme', 'dark');
      // Nothing tells it that the page is scrolled.
      await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
      await menuButton(page).tap();
      await expect(mainLinks(page)).toHaveCount(headerLinks.length);
      for (const link of await mainLinks(page).all()) await expect(link).toBeVisible();
    }
  });
});

test('hydration keeps what was entered before it, whatever was put beside it', async ({
  page,
  form,
}) => {
  await page.clock.setFixedTime(wednesday);
  const release = await holdRequests(page, scripts);
  await page.goto('/consultation?service=chatbot', { waitUntil: 'commit' });
  await form.field('name').fill('Early Bird');
  await form.service.selectOption('email');
  await form.choose('phone');
  await form.nativeDate.fill(callDay(4));
  await form.field('description').fill('Early bird');
  for (const field of [form.field('email'), form.field('description')]) {
    await field.evaluate((one) => one.before(document.createElement('password-manager')));
  }
  release();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(form.field('name')).toHaveValue('Early Bird');
  await expect(form.service).toHaveValue('email');
  await expect(form.times).toBeVisible();
  await expect(form.field('description')).toHaveValue('Early bird');
  await expect(form.field('description')).toBeFocused();
});

onPhone(
  'a press at any moment while the scripts arrive sends once',
  async ({ page, form, receiver }) => {
    const waits = [0, 100, 300];
    for (const wait of waits) {
      const release = await holdRequests(page, scripts);
      await page.goto('/consultation', { waitUntil: 'commit' });
      await form.fillRequired(`After ${wait} ms`);
      await form.choose('email');
      release();
      await page.waitForTimeout(wait);
      await form.submit.tap({ noWaitAfter: true });
      await expect(page.getByText(thankYouCopy.received)).toBeVisible();
      await receiver.waitFor(({ body }) => body.includes(`"After ${wait} ms"`));
      await page.unrouteAll();
    }
    expect(receiver.requests).toHaveLength(waits.length);
  },
);
