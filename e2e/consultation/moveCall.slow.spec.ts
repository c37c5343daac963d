import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callPage } from '@/content/copy/callPage';
import { consultationCopy, thankYouCopy } from '@/content/copy/consultation';
import { site as agency } from '@/content/site';
import { callEndpoint, paths } from '@/lib/paths';
import type { ConsultationForm } from '../../testing/browser/consultationForm';
import {
  book,
  button,
  date,
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
import { calendarScript, holdRequests, nextFrames } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';

test.use({ expectedConsole: /ERR_FAILED|ERR_INTERNET|status of (404|409|429|503)/ });
test.beforeEach(freeAllCalls);

for (const [who, options] of [
  ['a visitor of the agency’s zone', {}],
  ['a visitor elsewhere', { viewport: { width: 320, height: 700 }, timezoneId: 'Asia/Kathmandu' }],
] as const) {
  test.describe(`for ${who}`, () => {
    test.use(options);

    test('the street and the contacts do not visibly move when the call and its form appear', async ({
      page,
    }) => {
      const call = nextCall();
      const thread = await book(page, call);
      const answer = await holdRequests(page, (url) => url.pathname === callEndpoint);
      const deliver = await holdRequests(page, await calendarScript(page, paths.call));
      await page.goto(`${paths.call}#${thread}`);
      await page.evaluate(() => document.fonts.ready);
      const phone = page.locator('main').getByRole('link', { name: agency.phone });
      const sky = () => page.locator('[data-sky]').evaluate((one) => one.clientHeight);
      const before = await sky();
      answer();
      await expect(page.getByRole('status').filter({ hasText: when(call) })).toBeVisible();
      await expect(phone).not.toBeInViewport();
      deliver();
      await expect(button(page, callPage.cancel)).toBeVisible();
      await expect(phone).not.toBeInViewport();
      expect(await sky()).toBe(before);
    });
  });
}

test('a call is moved and given up with the keyboard alone', async ({ page }) => {
  const { thread, call } = await open(page);
  await time(page, call).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(button(page, callPage.move)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, callPage.headings.moved)).toBeFocused();
  const moved = await held(page, thread);
  expect(moved).toMatchObject({ callDate: date, version: 1 });
  expect(moved.callTime).not.toBe(call.callTime);
  await button(page, callPage.cancel).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, callPage.sureNo)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, callPage.cancel)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, callPage.headings.canceled)).toBeFocused();
});

test('“Skip to Content” moves the focus, and keeps the key in the address', async ({ page }) => {
  const { call } = await open(page);
  const address = page.url();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: when(call) })).toBeVisible();
});

test('text that a mail client appends to the link is not part of the key', async ({ page }) => {
  const { thread, call } = await open(page);
  for (const rest of ['?utm_source=mail', '.', '%20', '&x=y', '>']) {
    await page.goto(`${paths.call}#${randomUUID()}`);
    await expect(page.getByText(callPage.ledes.unknown)).toBeVisible();
    await page.goto(`${paths.call}#${thread}${rest}`);
    await expect(page.getByRole('status').filter({ hasText: when(call) })).toBeVisible();
  }
});

test('without its calendar, the page offers no times, but “Try Again”, the contacts, and to cancel', async ({
  page,
}) => {
  const isCalendar = await calendarScript(page, paths.call);
  await page.route(isCalendar, (route) => route.abort());
  const { thread, call } = await open(page);
  await expect(page.getByText(callPage.noTimes)).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: agency.phone })).toBeVisible();
  await expect(button(page, callPage.move)).toHaveCount(0);
  await page.unroute(isCalendar);
  await button(page, callPage.tryAgain).click();
  await expect(time(page, call)).toBeChecked();
  await page.route(isCalendar, (route) => route.abort());
  await page.reload();
  await button(page, callPage.cancel).click();
  await button(page, callPage.sureYes).click();
  await expect(heading(page, callPage.headings.canceled)).toBeFocused();
  expect(await held(page, thread)).toMatchObject({ callTime: null });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  async function expectLed(page: Page, message: string): Promise<void> {
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).toBeInViewport();
    await expect(page.getByText(message)).toBeInViewport();
  }

  test('the result of a press has the focus, and is in the window', async ({ page }) => {
    const { call } = await open(page);
    const answer = (json: object, status: number) =>
      page.route(`**${callEndpoint}`, (route) => route.fulfill({ status, json }));
    const over = callPage.ledes.over(inShort(call));
    await expect(time(page, call)).toBeChecked();
    await answer({}, 503);
    await button(page, callPage.cancel).click();
    await button(page, callPage.sureYes).click();
    await expectLed(page, callPage.ledes.unreachable);
    await page.keyboard.press('Tab');
    await button(page, callPage.tryAgain).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(callPage.ledes.unreachable)).toBeInViewport();
    await expect(button(page, callPage.tryAgain)).toBeFocused();
    await page.unroute(`**${callEndpoint}`);
    await page.keyboard.press('Enter');
    await expectLed(page, callPage.ledes.held);
    const taken = nextCall();
    await expect(time(page, taken)).toBeEnabled();
    await book(page, taken);
    await time(page, taken).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText(callPage.messages.taken)).toBeInViewport();
    await expect(button(page, callPage.move)).toBeFocused();
    await expect(time(page, taken)).toBeDisabled();
    await answer({ refused: 'over' }, 409);
    await time(page, nextCall()).check();
    await button(page, callPage.move).click();
    await expectLed(page, over);
  });

  test('a query without an answer keeps the form and the choice', async ({ page }) => {
    const { call } = await open(page);
    const wanted = nextCall();
    await expect(time(page, call)).toBeChecked();
    await time(page, wanted).check();
    await page.route(`**${callEndpoint}`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await returns(page);
    await failed;
    await nextFrames(page);
    await expect(time(page, wanted)).toBeChecked();
    await button(page, callPage.move).click();
    await expect(page.getByText(callPage.ledes.unreachable)).toBeVisible();
    await page.unroute(`**${callEndpoint}`);
    await button(page, callPage.tryAgain).click();
    await expect(time(page, wanted)).toBeChecked();
  });
});

/** Returns the thread. */
async function giveUpByMail(page: Page, form: ConsultationForm): Promise<string> {
  await form.openFilled('phone');
  await form.bookDay(date);
  await form.send();
  const thread: string = await page.evaluate(() => window.history.state.consultation.sent.thread);
  await page.request.post(callEndpoint, { data: { thread, callDate: null, callTime: null } });
  return thread;
}

test('after a call was given up by mail, “Correct it” opens a form that can be sent', async ({
  page,
  form,
}) => {
  await giveUpByMail(page, form);
  await page.getByRole('button', { name: thankYouCopy.correct }).click();
  await expect(heading(page, consultationCopy.correction.title)).toBeFocused();
  await expect(form.method('email')).toBeChecked();
  await form.send();
});

test('Thank You that returns after its call was given up links to the page of the call, in place', async ({
  page,
  form,
}) => {
  const thread = await giveUpByMail(page, form);
  const links = () =>
    page
      .getByRole('link', { name: thankYouCopy.sendAnother })
      .evaluate((link) => link.getBoundingClientRect().top);
  const before = await links();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  const bookOne = page.getByRole('link', { name: callPage.bookTitle });
  await expect(bookOne).toHaveAttribute('href', `${paths.call}#${thread}`);
  await expect(page.getByText(thankYouCopy.replies.changedAndOff)).toBeVisible();
  expect(await links()).toBe(before);
});

test('a link in the same tab shows another call, or that there is none', async ({ page }) => {
  const first = nextCall();
  const { thread } = await open(page, first);
  const other = nextCall();
  const otherThread = await book(page, other);
  const goTo = (key: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, key);
  await goTo(otherThread);
  await expect(page.getByRole('status').filter({ hasText: when(other) })).toBeVisible();
  for (const key of [randomUUID(), 'x', '']) {
    await goTo(key);
    await expect(page.getByText(callPage.ledes.unknown)).toBeVisible();
    await expect(button(page, callPage.move)).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: agency.phone })).toBeVisible();
  }
  await page.goBack();
  await goTo(thread.toUpperCase());
  await expect(page.getByRole('status').filter({ hasText: when(first) })).toBeVisible();
});

test.describe('without a result from the server', () => {
  test('a press retries a site that is unreachable or older', async ({ page }) => {
    const call = nextCall();
    const thread = await book(page, call);
    await page.route(`**${callEndpoint}`, (route) => route.fulfill({ status: 404, body: '<p>No' }));
    await page.goto(`${paths.call}#${thread}`);
    await expect(page.getByText(callPage.ledes.unreachable)).toBeVisible();
    await page.unroute(`**${callEndpoint}`);
    await page.route(`**${callEndpoint}`, (route) => route.abort());
    await button(page, callPage.tryAgain).click();
    await expect(page.getByText(callPage.ledes.unreachable)).toBeVisible();
    await page.unroute(`**${callEndpoint}`);
    await button(page, callPage.tryAgain).click();
    await expect(page.getByRole('status').filter({ hasText: when(call) })).toBeVisible();
  });

  test('a move whose answer is lost is shown as made, not made, or unknown', async ({ page }) => {
    const { thread, call } = await open(page);
    const next = nextCall();
    let lose: 'answer' | 'request' | 'everything' = 'request';
    await page.route(`**${callEndpoint}`, async (route) => {
      const isMove = 'callTime' in route.request().postDataJSON();
      if (isMove && lose === 'answer') await route.fetch();
      return isMove || lose === 'everything' ? route.abort() : route.continue();
    });
    await time(page, next).check();
    await button(page, callPage.move).click();
    await expect(page.getByText(callPage.messages.lost)).toBeVisible();
    expect(await held(page, thread)).toEqual({ ...call, version: 0 });
    lose = 'answer';
    await button(page, callPage.move).click();
    await expect(heading(page, callPage.headings.moved)).toBeFocused();
    expect(await held(page, thread)).toEqual({ ...next, version: 1 });
    lose = 'everything';
    await button(page, callPage.cancel).click();
    await button(page, callPage.sureYes).click();
    await expect(page.getByText(callPage.ledes.unreachable)).toBeVisible();
  });
});
