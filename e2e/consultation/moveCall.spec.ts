import { randomUUID } from 'node:crypto';
import { callPage } from '@/content/copy/callPage';
import { callCopy, nativeCallHint, thankYouCopy } from '@/content/copy/consultation';
import { site as agency } from '@/content/site';
import { zoneHint } from '@/features/consultation/model/call/callInWords';
import { weekInWords } from '@/features/consultation/model/call/weekInWords';
import { callEndpoint, paths } from '@/lib/paths';
import { adoptStyle } from '../../testing/browser/checks';
import {
  book,
  button,
  date,
  file,
  freeAllCalls,
  heading,
  held,
  inShort,
  nextCall,
  open,
  returns,
  time,
  when,
} from '../../testing/browser/movedCall';
import { expect, test } from '../../testing/browser/test';

test.use({ expectedConsole: /ERR_FAILED|ERR_INTERNET|status of (404|409|429|503)/ });
test.beforeEach(freeAllCalls);

test('a call is moved by its link, and given up by a second press', async ({ page, receiver }) => {
  const { thread, call } = await open(page);
  expect(await file(page)).toContain(`UID:${thread}\r\nSEQUENCE:0\r\n`);
  await expect(time(page, call)).toBeChecked();
  await expect(time(page, call)).toBeEnabled();
  await expect(button(page, callPage.move)).toBeDisabled();
  const next = nextCall();
  await time(page, next).check();
  await expect(page.getByText(callCopy.selected)).toContainText(when(next));
  await button(page, callPage.move).click();
  await expect(heading(page, callPage.headings.moved)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: when(next) })).toBeVisible();
  expect(await file(page)).toContain(`UID:${thread}\r\nSEQUENCE:1\r\n`);
  expect(await held(page, thread)).toEqual({ ...next, version: 1 });
  // The webhook may finish after the answer.
  const versions = () => receiver.requests.map(({ headers }) => headers['x-version']);
  await expect.poll(() => versions().sort()).toEqual(['0', '1']);

  await button(page, callPage.cancel).click();
  await expect(page.getByRole('dialog')).toContainText(when(next));
  await button(page, callPage.sureNo).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, callPage.cancel).click();
  await button(page, callPage.sureYes).click();
  await expect(heading(page, callPage.headings.canceled)).toBeFocused();
  await expect(page.getByText(callPage.ledes.canceled(inShort(next)))).toBeVisible();
  await expect(page.getByRole('link', { name: thankYouCopy.addToCalendar })).toHaveCount(0);
  expect(await held(page, thread)).toEqual({ callDate: null, callTime: null, version: 2 });
  await expect(button(page, callPage.book)).toBeDisabled();
  await expect(page.getByText(callCopy.missingCall(null))).toHaveCount(0);
  await expect(page.getByText(nativeCallHint(weekInWords, zoneHint(agency)))).toHaveCount(1);
});

test('Thank You that is shown again shows changes to its call by the mailed link', async ({
  page,
  form,
}) => {
  await form.openFilled('phone');
  await form.bookDay(date);
  await form.send();
  const thread: string = await page.evaluate(() => window.history.state.consultation.sent.thread);
  const { changed, changedAndOff } = thankYouCopy.replies;
  const next = nextCall();
  await page.request.post(callEndpoint, { data: { thread, ...next } });
  await page.reload();
  await expect(page.getByText(changed, { exact: true })).toBeVisible();
  await expect(page.getByText(when(next))).toBeVisible();
  expect(await file(page)).toContain(`UID:${thread}\r\nSEQUENCE:1\r\n`);
  await page.request.post(callEndpoint, { data: { thread, callDate: null, callTime: null } });
  await page.goto('/privacy');
  await page.goBack();
  await expect(page.getByText(changedAndOff)).toBeVisible();
  await expect(page.getByRole('link', { name: thankYouCopy.addToCalendar })).toHaveCount(0);
});

test('a time that was just taken, and one that is not offered, change nothing', async ({
  page,
}) => {
  const { thread, call } = await open(page);
  const next = nextCall();
  await expect(time(page, next)).toBeEnabled();
  await book(page, next);
  await time(page, next).check();
  await button(page, callPage.move).click();
  await expect(page.getByText(callPage.messages.taken)).toBeVisible();
  expect(await held(page, thread)).toEqual({ ...call, version: 0 });
  const unavailable = { status: 409, json: { refused: 'unavailable' } };
  await page.route(`**${callEndpoint}`, (route) => route.fulfill(unavailable));
  await time(page, nextCall()).check();
  await button(page, callPage.move).click();
  await expect(page.getByText(callPage.messages.unavailable)).toBeVisible();
  await time(page, call).check();
  await expect(page.getByText(callPage.unchanged)).toBeVisible();
});

test('the second press of a double click does nothing to what the first one brought', async ({
  page,
}) => {
  const { thread, call } = await open(page);
  await expect(time(page, call)).toBeChecked();
  // “Yes, Cancel It” appears under the pointer.
  await adoptStyle(page, 'dialog[open] .button { position: fixed; inset: 0; }');
  await button(page, callPage.cancel).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const next = nextCall();
  await time(page, next).dblclick();
  await button(page, callPage.move).dblclick();
  await expect(heading(page, callPage.headings.moved)).toBeFocused();
  expect(await held(page, thread)).toEqual({ ...next, version: 1 });
  await button(page, callPage.cancel).click();
  await button(page, callPage.sureYes).click();
  await expect(heading(page, callPage.headings.canceled)).toBeFocused();
});

test('a call that is over is shown as over, and offers no move', async ({ page }) => {
  const call = nextCall();
  const over = { ...call, version: 0, over: true };
  await page.route(`**${callEndpoint}`, (route) => route.fulfill({ json: over }));
  await page.goto(`${paths.call}#${randomUUID()}`);
  await expect(page.getByText(callPage.ledes.over(inShort(call)))).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: agency.phone })).toBeVisible();
  await expect(page.locator('form, a[download]')).toHaveCount(0);
});

test('an old tab shows changes made elsewhere, and changes only the call that it shows', async ({
  page,
}) => {
  const { thread, call } = await open(page);
  const [wanted, other, later] = [nextCall(), nextCall(), nextCall()];
  await time(page, wanted).check();
  const elsewhere = (to: object) => page.request.post(callEndpoint, { data: { thread, ...to } });
  await elsewhere(other);
  await button(page, callPage.cancel).click();
  await expect(page.getByRole('dialog')).toContainText(when(call));
  await button(page, callPage.sureYes).click();
  await expect(heading(page, callPage.headings.changed)).toBeFocused();
  await expect(page.getByText(when(other), { exact: true })).toBeVisible();
  await expect(time(page, wanted)).toBeChecked();
  expect(await held(page, thread)).toEqual({ ...other, version: 1 });
  await button(page, callPage.cancel).click();
  await elsewhere(later);
  await returns(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(when(later), { exact: true })).toBeVisible();
  await button(page, callPage.move).click();
  await expect(heading(page, callPage.headings.moved)).toBeFocused();
  expect(await held(page, thread)).toEqual({ ...wanted, version: 3 });
  await elsewhere({ callDate: null, callTime: null });
  await returns(page);
  await expect(heading(page, callPage.headings.canceled)).toBeVisible();
  await expect(page.getByText(callPage.ledes.canceled(inShort(wanted)))).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows how to reach the agency', async ({ page }) => {
    await page.goto(`${paths.call}#${randomUUID()}`);
    // Playwright finds no text in `noscript`.
    await expect(page.locator('noscript p')).toHaveText(callPage.withoutScript);
    await expect(page.getByText(callPage.ledes.loading)).toBeHidden();
    await expect(page.locator('main').getByRole('link', { name: agency.phone })).toBeVisible();
  });
});
