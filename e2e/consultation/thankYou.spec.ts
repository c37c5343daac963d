import { thankYouCopy } from '@/content/copy/consultation';
import { pages } from '@/content/pages';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { expect, test } from '../../testing/browser/test';
import { callDay, wednesday } from '../../testing/samples/calls';
import { entered } from '../../testing/samples/consultationRequest';

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

test('a correction that was left does not come back with a link', async ({
  page,
  form,
  receiver,
}) => {
  // The header does not lead to the form where it is, or was sent.
  const invitation = page.getByRole('link', { name: pages.consultation.name });
  await form.openFilled('email');
  await expect(invitation).toHaveCount(0);
  await form.send();
  await expect(invitation).toHaveCount(0);
  await form.correct();
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
