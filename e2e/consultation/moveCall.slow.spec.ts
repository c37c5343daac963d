import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callPage } from '@/content/copy/callPage';
import {
  callCopy,
  consultationCopy,
  nativeCallHint,
  thankYouCopy,
} from '@/content/copy/consultation';
import { site as agency } from '@/content/site';
import { slotStates } from '@/features/consultation/model/call/availability';
import { todayIn } from '@/features/consultation/model/call/calendar';
import {
  callInShort,
  callInWords,
  timeInWords,
  zoneHint,
} from '@/features/consultation/model/call/callInWords';
import { weekInWords } from '@/features/consultation/model/call/weekInWords';
import { callEndpoint, consultationEndpoint, paths } from '@/lib/paths';
import { adoptStyle } from '../../testing/browser/checks';
import type { ConsultationForm } from '../../testing/browser/consultationForm';
import { calendarScript, holdRequests, nextFrames } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';
import { agencyZone, callMethod, openDayAfter } from '../../testing/samples/calls';
import { aRequest } from '../../testing/samples/consultationRequest';

test.use({ expectedConsole: /ERR_FAILED|ERR_INTERNET|status of (404|409|429|503)/ });

interface Booking {
  callDate: string;
  callTime: string;
}

const date = openDayAfter(todayIn(agencyZone, new Date()), 2);
const free = slotStates({ date, method: callMethod }, agency, new Date())
  .filter(({ state }) => state === 'free')
  .map(({ value }) => ({ callDate: date, callTime: value }));
let taken = 0;
test.beforeEach(() => {
  taken = 0;
});
function nextCall(): Booking {
  taken += 1;
  // Other tests take the first.
  return free.at(-taken) ?? { callDate: date, callTime: '' };
}

const inShort = ({ callDate, callTime }: Booking) =>
  callInShort({ date: callDate, time: callTime });
const when = ({ callDate, callTime }: Booking) =>
  callInWords({ date: callDate, time: callTime }, agency).when;

/** Sends a request for a call and returns its thread. */
async function book(page: Page, call: Booking): Promise<string> {
  const data = { ...aRequest({ contactMethod: 'phone', name: randomUUID() }), ...call };
  const answer = await (await page.request.post(consultationEndpoint, { data })).json();
  expect(answer).not.toHaveProperty('callTime');
  return answer.id;
}

async function open(page: Page, call = nextCall()): Promise<{ thread: string; call: Booking }> {
  const thread = await book(page, call);
  await page.goto(`${paths.call}#${thread}`);
  await expect(page.getByRole('status').filter({ hasText: when(call) })).toBeVisible();
  return { thread, call };
}

const time = (page: Page, { callTime }: Booking) =>
  // "2:30 PM" is a part of "12:30 PM".
  page.getByRole('radio', { name: new RegExp(`^${timeInWords(callTime)}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const held = async (page: Page, thread: string) =>
  (await page.request.post(callEndpoint, { data: { thread } })).json();
const file = async (page: Page) => {
  const href = await page
    .getByRole('link', { name: thankYouCopy.addToCalendar })
    .getAttribute('href');
  return decodeURIComponent(href?.split(',')[1] ?? '');
};

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

test('a call that is over is shown as over, and offers no move', async ({ page }) => {
  const call = nextCall();
  const over = { ...call, version: 0, over: true };
  await page.route(`**${callEndpoint}`, (route) => route.fulfill({ json: over }));
  await page.goto(`${paths.call}#${randomUUID()}`);
  await expect(page.getByText(callPage.ledes.over(inShort(call)))).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: agency.phone })).toBeVisible();
  await expect(page.locator('form, a[download]')).toHaveCount(0);
});

const returns = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

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
