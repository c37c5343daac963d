import type { Locator, Page } from '@playwright/test';
import { callCopy, consultationCopy, formCopy, thankYouCopy } from '@/content/copy/consultation';
import { formSections } from '@/content/formSections';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { holdOpening, settle } from '../../testing/browser/checks';
import { expect, test } from '../../testing/browser/test';
import { callDay, wednesday } from '../../testing/samples/calls';

test.use({ expectedConsole: /Error submitting form|ERR_INTERNET_DISCONNECTED/ });

/** Checks that screen readers continue from a heading. */
async function expectReadFrom(heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  expect(
    await heading.evaluate((one) => one.contains(window.getSelection()?.anchorNode ?? null)),
  ).toBe(true);
}

const afterHeading = (page: Page) => page.locator('#thank-you + [role="status"]');

test('a section has its title as its name, and announces when it is complete', async ({
  page,
  form,
}) => {
  await form.open();
  for (const { title } of formSections) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await form.fillRequired();
  const [first] = formSections;
  const complete = new RegExp(`^${first?.title} ?${formCopy.complete}$`);
  await expect(page.getByRole('heading', { name: complete })).toBeVisible();
});

test('a choice keeps the focus, and the status announces the missing part of a call and the choice', async ({
  page,
  form,
}) => {
  await page.clock.setFixedTime(wednesday);
  await form.open();
  const status = page.getByRole('status').first();
  const before = await status.elementHandle();
  await expect(status).toHaveText('');
  await form.method('email').focus();
  for (const _ of ['text', 'phone']) await page.keyboard.press('ArrowDown');
  await expect(form.method('phone')).toBeFocused();
  await expect(status).toHaveText(callCopy.missingCall(null));
  const day = callDay(1);
  await form.day(day).click();
  await expect(status).toHaveText(callCopy.missingCall(dayInWords(day)));
  await expect(form.times).toHaveAccessibleName(
    new RegExp(`^${callCopy.time} ?, ${dayInWords(day)}. Times are in Eastern Time`),
  );
  for (const index of [0, 1]) {
    await form.freeTimes.nth(index).click();
    await expect(status).toHaveText(new RegExp(`^${callCopy.selected} ${dayInWords(day)} at`));
    expect(await status.evaluate((one) => one.children.length)).toBe(1);
  }
  expect(await status.evaluate((one, other) => one === other, before)).toBe(true);
});

test('a screen reader continues at the heading of a new screen', async ({
  page,
  context,
  form,
}) => {
  await form.openFilled('email');
  await context.setOffline(true);
  await form.submit.click();
  await expectReadFrom(form.thankYou);
  await expect(afterHeading(page)).toContainText(thankYouCopy.waiting.stored);
  await context.setOffline(false);
  await expect(afterHeading(page)).toContainText(thankYouCopy.received);
  const notice = page.locator('[data-notice]');
  await holdOpening(page);
  await page.getByRole('button', { name: thankYouCopy.correct }).click();
  await expectReadFrom(page.getByRole('heading', { name: consultationCopy.correction.title }));
  const seen = await notice.evaluate((status) =>
    [status, status.firstElementChild].map((one) =>
      one?.checkVisibility({ visibilityProperty: true }),
    ),
  );
  expect(seen).toEqual([true, false]);
  await settle(page);
  await expect(notice.getByText(formCopy.correctionNotice(null))).toBeVisible();
  await form.send();
  await expectReadFrom(form.thankYou);
  await expect(afterHeading(page)).toContainText(thankYouCopy.receivedChange);
});
