import { formCopy, thankYouCopy } from '@/content/copy/consultation';
import { pages } from '@/content/pages';
import { addDaysTo } from '@/features/consultation/model/call/calendar';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { ConsultationForm } from '../../testing/browser/consultationForm';
import { expect, test } from '../../testing/browser/test';
import { deferred } from '../../testing/run/deferred';
import { callDay, wednesday } from '../../testing/samples/calls';
import { entered } from '../../testing/samples/entered';

test('Thank You appears even when a new build has removed every script', async ({
  page,
  form,
  receiver,
}) => {
  await page.clock.setFixedTime(wednesday);
  await form.holdEveryCall();
  await form.openFilled('phone');
  await form.bookCall(callDay(8));
  await page.route('**/_next/**', (route) => route.fulfill({ status: 404 }));
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(`${thankYouCopy.call} ${dayInWords(callDay(8))}`)).toBeVisible();
  await expect.poll(() => receiver.requests.length).toBe(1);
});

test('Thank You does not promise a call that began while sending', async ({
  page,
  form,
  receiver,
}) => {
  // Shortly after midnight in New York, before the first call; the webhook answers late.
  await page.clock.setFixedTime(new Date(`${callDay(1)}T05:30:00Z`));
  const { promise: held, resolve: release } = deferred<void>();
  receiver.answerWith(() => held.then(() => ({ status: 204 })));
  await form.holdEveryCall();
  await form.openFilled('phone', 'Bea Begins');
  await form.bookCall();
  await form.submit.click();
  await receiver.waitFor(({ body }) => body.includes('Bea Begins'));
  await page.clock.setFixedTime(new Date(`${addDaysTo(callDay(1), 1)}T04:30:00Z`));
  release();
  await expect(form.thankYou).toBeFocused();
  await expect(page.getByText(thankYouCopy.call)).toHaveCount(0);
  await expect(page.getByText(thankYouCopy.replies.openCall)).toBeVisible();
});

test('the header does not lead to the form where it is, or was sent', {
  tag: '@everywhere',
}, async ({ page, form }) => {
  const invitation = page.getByRole('link', { name: pages.consultation.name });
  await form.openFilled('email');
  await expect(invitation).toHaveCount(0);
  await form.send();
  await expect(invitation).toHaveCount(0);
  await page.getByRole('link', { name: thankYouCopy.another }).click();
  await expect(form.field('name')).toHaveValue('');
});

test('what was sent can be corrected, and corrected once more', async ({
  page,
  form,
  receiver,
}) => {
  await form.openFilled('email');
  await form.field('company').fill('Acme Plumbing');
  await form.send();
  for (const email of ['ada@first.example', 'ada@second.example']) {
    await page.getByRole('button', { name: thankYouCopy.correct }).click();
    await expect(page.getByText(formCopy.corrects(null))).toBeFocused();
    await page.reload();
    await expect(page.getByText(formCopy.corrects(null))).toBeFocused();
    await form.field('email').fill(email);
    await form.send();
    await expect(page.getByText(thankYouCopy.emailTo(email))).toBeVisible();
  }
  const [first, second, third] = receiver.requests;
  expect(second?.headers['x-corrects']).toBe(first?.headers['webhook-id']);
  expect(third?.headers['x-corrects']).toBe(second?.headers['webhook-id']);
  expect(JSON.parse(third?.body ?? '')).toMatchObject({
    email: 'ada@second.example',
    name: entered.name,
    company: 'Acme Plumbing',
  });
  expect(receiver.requests).toHaveLength(3);
});

test('a correction that was left does not come back with a link', async ({
  page,
  form,
  receiver,
}) => {
  await form.openFilled('email');
  await form.send();
  await page.getByRole('button', { name: thankYouCopy.correct }).click();
  await expect(form.field('name')).toHaveValue(entered.name);
  await page.goBack();
  await expect(form.thankYou).toBeFocused();
  await page.getByRole('link', { name: thankYouCopy.another }).click();
  await expect(form.field('name')).toHaveValue('');
  await form.fillRequired('Second Visitor');
  await form.choose('email');
  await form.send();
  expect(receiver.requests).toHaveLength(2);
  expect(receiver.requests[1]?.headers).not.toHaveProperty('x-corrects');
});

test('a duplicated tab sends the same request', async ({ page, context, form, receiver }) => {
  await form.openFilled('email', 'Dora Duplicate');
  const copied = await page.evaluate(() => ({
    entries: Object.entries(sessionStorage),
    state: window.history.state,
  }));
  const duplicate = await context.newPage();
  await duplicate.addInitScript(({ entries, state }) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
    window.history.replaceState(state, '');
  }, copied);
  await duplicate.goto('/consultation', { waitUntil: 'networkidle' });
  // A duplicated tab arrives as by a reload.
  await duplicate.reload({ waitUntil: 'networkidle' });
  await expect(new ConsultationForm(duplicate).field('name')).toHaveValue('Dora Duplicate');
  for (const tab of [page, duplicate]) await new ConsultationForm(tab).send();
  expect(receiver.requests).toHaveLength(1);
});

test.describe('offline at the moment of submitting', () => {
  test.use({ expectedConsole: /Error submitting form|ERR_/ });

  test('Thank You appears, and the request is sent once back online', async ({
    page,
    context,
    form,
    receiver,
  }) => {
    const keptIds = () =>
      page.evaluate(() =>
        Object.keys(localStorage).flatMap((key) => key.split('consultation-request:')[1] ?? []),
      );
    await page.clock.install({ time: wednesday });
    await form.openFilled('email', 'Olga Offline');
    // Stops the clock, so that no timer sends the request: only coming back online does.
    await page.clock.pauseAt(wednesday.getTime() + 60 * 60_000);
    await context.setOffline(true);
    await form.submit.click();
    await expect(form.thankYou).toBeFocused();
    const [id] = await keptIds();
    expect(id).toBeDefined();
    await context.setOffline(false);
    const received = await receiver.waitFor(({ body }) => body.includes('Olga Offline'));
    expect(received.headers['webhook-id']).toBe(id);
    await expect.poll(keptIds).toEqual([]);
    expect(receiver.requests).toHaveLength(1);
  });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]) {
  test(`the opening shop is on the first screen at ${width} pixels, below the message`, async ({
    page,
    form,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(wednesday);
    await form.holdEveryCall();
    await form.openFilled('phone');
    await form.bookCall();
    await form.send();
    // At one moment: a note on the sending can come and go between two.
    const card = page.getByText(thankYouCopy.call);
    const [bottom, next] = await card.evaluate((below) =>
      [document.querySelector('main [data-drawing="shop-window"]'), below].map((element) => {
        const box = element?.getBoundingClientRect();
        return (element === below ? box?.top : box?.bottom) ?? 0;
      }),
    );
    // The booked day is in sight, too.
    expect(bottom).toBeLessThanOrEqual(0.85 * height);
    expect(bottom).toBeGreaterThan(0);
    expect(next).toBeGreaterThanOrEqual(bottom ?? 0);
  });
}

test('on a desktop the ways on are on the first screen', async ({ page, form }) => {
  await page.clock.setFixedTime(wednesday);
  await form.holdEveryCall();
  await form.openFilled('phone');
  await form.bookCall();
  await form.send();
  for (const name of [thankYouCopy.home, thankYouCopy.follow]) {
    await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});
