import { ConsultationForm } from '../testing/consultationForm';
import { expect, test } from './support/test';

const keptIds = () =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith('consultation-request:'))
    .map((key) => key.slice('consultation-request:'.length));

test.use({
  expectedConsole:
    /Error submitting form|Webhook submission failed|ERR_|status of (408|422|429|5\d\d)/,
});

test('offline at the moment of submitting: Thank You, and sent once back online', async ({
  page,
  context,
  receiver,
}) => {
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired('Olga Offline');
  await form.choose('Email');
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  const [id] = await page.evaluate(keptIds);
  expect(id).toBeDefined();
  await context.setOffline(false);
  const received = await receiver.waitFor(({ body }) => body.includes('Olga Offline'));
  expect(received.headers['webhook-id']).toBe(id);
  await expect.poll(() => page.evaluate(keptIds)).toEqual([]);
  await expect.poll(() => receiver.requests.length).toBe(1);
});

test('a request that an earlier visit could not send goes out on the next, from any page', async ({
  page,
  receiver,
}) => {
  await page.route('**/api/consultation', (route) => route.abort());
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired('Nadia Next');
  await form.choose('Email');
  await form.submit.click();
  await expect(form.thankYou).toBeVisible();
  const [id] = await page.evaluate(keptIds);
  await page.unroute('**/api/consultation');
  await page.goto('/about');
  const received = await receiver.waitFor(({ body }) => body.includes('Nadia Next'));
  expect(received.headers['webhook-id']).toBe(id);
});

test('a form sent again after a reload in mid-sending stays one request', async ({
  page,
  receiver,
}) => {
  // The server waits for the webhook, and the visitor loses patience.
  let answer = () => {};
  receiver.answerWith(() => new Promise((resolve) => (answer = () => resolve({ status: 204 }))));
  const form = new ConsultationForm(page);
  await form.open();
  await form.fillRequired('Rita Reload');
  await form.choose('Email');
  await form.submit.click();
  await receiver.waitFor(({ body }) => body.includes('Rita Reload'));
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rita Reload');
  await form.submit.click();
  await expect(form.thankYou).toBeVisible();
  const ids = receiver.requests
    .filter(({ body }) => body.includes('Rita Reload'))
    .map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(1);
  answer();
});
