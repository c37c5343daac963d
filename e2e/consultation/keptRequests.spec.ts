import type { Page } from '@playwright/test';
import { consultationCopy, thankYouCopy } from '@/content/copy/consultation';
import { ConsultationForm } from '../../testing/browser/consultationForm';
import { holdRequests, scripts } from '../../testing/browser/pages';
import { expect, onPhone, test } from '../../testing/browser/test';
import { callDay, wednesday } from '../../testing/samples/calls';
import { entered } from '../../testing/samples/consultationRequest';

const endpoint = '**/api/consultation';

test.use({ expectedConsole: /Webhook submission failed|Error submitting form|status of 503|ERR_/ });

test('a request stays on its page if nothing can be stored', async ({
  page,
  context,
  form,
  receiver,
}) => {
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
  await page.reload();
  await expect(waits).toBeVisible();
  // The order matters: an attempt in between must fail too.
  await context.setOffline(true);
  await page.unroute(endpoint);
  await expect(waits).toBeVisible();
  const way = page.getByRole('link', { name: thankYouCopy.sendAnother });
  const place = await way.boundingBox();
  await form.correct();
  await expect(form.field('description')).toHaveValue(entered.description);
  await page.goBack();
  await expect(waits).toBeVisible();
  await expect(form.thankYou).toBeFocused();
  await context.setOffline(false);
  await expect(waits).toHaveCount(0);
  await expect(page.getByText(thankYouCopy.received)).toBeVisible();
  await expect.poll(() => way.boundingBox()).toEqual(place);
  await form.correct();
  await form.field('name').fill('Ada King');
  await form.field('name').blur();
  await page.reload();
  await expect(form.field('description')).toHaveValue(entered.description);
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  const second = await receiver.waitFor(({ body }) => body.includes('Ada King'));
  expect(second.headers).toMatchObject({
    'x-thread': receiver.requests[0]?.headers['webhook-id'],
    'x-version': '1',
  });
  expect(receiver.requests).toHaveLength(2);
  await page.goto('/privacy');
  await form.open();
  await expect(form.field('name')).toHaveValue('');
});

async function skip(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator('a[href="#content"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
}

test('a link within the page keeps the form and Thank You', async ({ page, form }) => {
  await form.openFilled('email', 'Ada');
  await skip(page);
  await form.field('name').fill('Ada King');
  await form.field('name').blur();
  await page.evaluate(() => window.location.assign('#email'));
  await page.reload();
  await page.goBack();
  // Another navigation would interrupt this one.
  await expect(page).toHaveURL(/#content$/);
  await page.goto('/privacy');
  await page.goBack();
  await expect(form.field('name')).toHaveValue('Ada King');
  await skip(page);
  await form.send();
  await page.goBack();
  await page.reload();
  await expect(form.thankYou).toBeFocused();
  await page.goto('/privacy');
  await form.open();
  await expect(form.field('name')).toHaveValue('');
});

test('a reload of Thank You shows no empty form, unless its scripts fail to load', async ({
  page,
  form,
}) => {
  await form.openFilled('email');
  await form.send();
  const release = await holdRequests(page, scripts);
  await page.addInitScript(() => {
    const held = new CSSStyleSheet();
    held.replaceSync('form { animation-play-state: paused !important; }');
    document.adoptedStyleSheets = [held];
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(form.submit).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(form.submit).toBeVisible();
  release();
  await expect(form.thankYou).toBeFocused();
});

test('an unanswered request is never reported as received', async ({ page, form, receiver }) => {
  await page.clock.install();
  await page.route(endpoint, (route) => route.abort());
  await form.openFilled('email', 'Ivy Idle');
  await form.submit.click();
  await expect(page.getByText(thankYouCopy.waiting.stored)).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000);
  await page.reload();
  await expect(page.getByText(thankYouCopy.waiting.stored)).toBeVisible();
  await expect(page.getByText(thankYouCopy.received)).toHaveCount(0);
  await page.unroute(endpoint);
  await page.goto('/');
  expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({ name: 'Ivy Idle' });
  await page.goBack();
  await expect(page.getByText(thankYouCopy.received)).toBeVisible();
  expect(receiver.requests).toHaveLength(1);
});

test('a link to the form opens an empty one after Thank You, and scrolls to an unsent one', async ({
  page,
  form,
}) => {
  await form.openFilled('text', 'Una Done');
  await form.send();
  const contact = page.locator('header a[href="/consultation"]').first();
  for (const link of [page.getByRole('link', { name: thankYouCopy.sendAnother }), contact]) {
    await link.click();
    await expect(
      page.getByRole('heading', { level: 1, name: consultationCopy.title }),
    ).toBeFocused();
    await expect(form.field('name')).toHaveValue('');
    await page.goBack();
    await expect(form.thankYou).toBeVisible();
  }
  await contact.click();
  await form.field('name').fill('Half');
  for (const link of [contact, page.getByRole('contentinfo').locator('a[href="/consultation"]')]) {
    await link.click();
    await expect(page.locator('form h2').first()).toBeFocused();
    await expect(form.field('name')).toBeInViewport();
    await expect(form.field('name')).toHaveValue('Half');
  }
  await page.goBack();
  await expect(form.thankYou).toBeVisible();
});

test('a correction keeps its thread and its version after a day and a reload', async ({
  page,
  form,
  receiver,
}) => {
  await page.clock.install();
  await form.openFilled('email', 'Cora Late');
  await form.send();
  await form.correct();
  await form.field('description').fill('Corrected');
  await page.clock.setSystemTime(Date.now() + 25 * 60 * 60_000);
  await form.field('description').blur();
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.reload();
  await expect(form.field('description')).toHaveValue('Corrected');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await form.send();
  await expect.poll(() => receiver.requests.length).toBe(2);
  const [first, second] = receiver.requests;
  expect(second?.headers).toMatchObject({
    'x-thread': first?.headers['webhook-id'],
    'x-version': '1',
  });
});

onPhone(
  'a reload keeps a correction, its call, and its scroll position',
  async ({ page, form }) => {
    await page.clock.setFixedTime(wednesday);
    await form.holdEveryCall();
    await form.openFilled('phone', 'Cora');
    await form.bookDay(callDay(4));
    await form.send();
    await form.correct();
    await form.freeTimes.first().waitFor();
    const place = () => form.submit.evaluate((submit) => submit.getBoundingClientRect().top);
    await form.submit.evaluate((submit) =>
      submit.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const before = await place();
    await page.reload();
    await form.freeTimes.first().waitFor();
    await expect.poll(place).toBe(before);
  },
);

test('a link, or the skip link, stores an extension’s values in the history entry that it leaves', async ({
  page,
  form,
}) => {
  await form.open();
  await form.field('name').evaluate((field: HTMLInputElement) => {
    field.value = 'Set by an extension';
  });
  await skip(page);
  await page.goBack();
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.goForward();
  await expect(page).toHaveURL(/#content$/);
  await expect(page.locator('html')).toHaveAttribute('data-same');
  await page.goBack();
  await form.field('company').evaluate((field: HTMLInputElement) => {
    field.value = 'Set later';
  });
  await page.locator('header a[href="/about"]').first().click();
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await expect(form.field('name')).toHaveValue('Set by an extension');
  await expect(form.field('company')).toHaveValue('Set later');
});

test('a form is kept if an extension empties its history entry', async ({ page, form }) => {
  await form.open('?fbclid=1');
  await form.fillRequired('Typed before');
  await form.choose('email');
  const isWritten = (text: string) =>
    page.waitForFunction((part) => JSON.stringify(window.history.state).includes(part), text);
  await isWritten('Typed before');
  // The method that extensions call. The framework's keeps its keys.
  await page.evaluate(() =>
    History.prototype.replaceState.call(window.history, {}, '', window.location.pathname),
  );
  await form.field('company').fill('Typed after');
  await isWritten('Typed after');
  const expectAll = async () => {
    await expect(form.field('company')).toHaveValue('Typed after');
    await expect(form.field('name')).toHaveValue('Typed before');
    await expect(form.method('email')).toBeChecked();
  };
  await page.reload();
  await expectAll();
  await page.goto('/privacy');
  await page.goBack();
  await expectAll();
  await expect(page).toHaveURL(/\/consultation$/);
});

test('both of two tabs that correct one request show the change as received', async ({
  page,
  context,
  form,
  receiver,
}) => {
  await form.openFilled('email', 'Tia Twice');
  await form.send();
  const copied = await context.newPage();
  await copied.goto('/consultation');
  // Hydration writes its form's entry.
  await copied.locator('form:not([data-hydrating])').waitFor();
  await copied.evaluate(
    (state) => window.history.replaceState(state, ''),
    await page.evaluate(() => window.history.state),
  );
  await copied.reload();
  const tabs = [form, new ConsultationForm(copied)];
  for (const tab of tabs) await tab.correct();
  for (const [index, tab] of tabs.entries()) {
    await tab.field('description').fill(`Change ${index}`);
    await tab.send();
  }
  const said = /^We got your change\. We’ll reply within/;
  for (const { page: tab } of tabs) {
    await expect(tab.getByText(said)).toBeVisible();
    await tab.reload();
    await expect(tab.getByText(said)).toBeVisible();
    await expect(tab.getByText(thankYouCopy.replies.changed)).toHaveCount(0);
  }
  await expect.poll(() => receiver.requests.length).toBe(3);
  const [first, ...changes] = receiver.requests.map(({ headers }) => headers);
  for (const change of changes) {
    expect(change).toMatchObject({ 'x-thread': first?.['webhook-id'], 'x-version': '1' });
  }
});
