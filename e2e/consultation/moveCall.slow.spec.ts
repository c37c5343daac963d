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
  dayInWords,
  timeInWords,
  zoneHint,
} from '@/features/consultation/model/call/callInWords';
import { weekInWords } from '@/features/consultation/model/call/weekInWords';
import { callEndpoint, consultationEndpoint, paths } from '@/lib/paths';
import type { ConsultationForm } from '../../testing/browser/consultationForm';
import {
  calendarScripts,
  holdRequests,
  nextFrames,
  stretchTimers,
} from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';
import { deferred } from '../../testing/run/eventually';
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

test('the street and the contacts of the agency do not visibly move when the call appears', async ({
  page,
}) => {
  const thread = await book(page, nextCall());
  const { promise: asked, resolve: answer } = deferred<void>();
  await page.route(`**${callEndpoint}`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${paths.call}#${thread}`);
  await expect(page.getByText(callPage.ledes.loading)).toBeVisible();
  const phone = page.locator('main').getByRole('link', { name: agency.phone });
  await expect(phone).not.toBeInViewport();
  const sky = () => page.locator('[data-sky]').evaluate((one) => one.clientHeight);
  const before = await sky();
  answer();
  await expect(button(page, callPage.cancel)).toBeVisible();
  await expect(phone).not.toBeInViewport();
  expect(await sky()).toBe(before);
});

for (const width of [390, 1440]) {
  test(`the buttons do not move when the calendar appears in text of any size, ${width} wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await stretchTimers(page, 10_000);
    const chromium = await context.newCDPSession(page);
    const deliver = await holdRequests(page, await calendarScripts(page, paths.call));
    const { call } = await open(page);
    await expect(page.getByText(callCopy.coming)).toBeVisible();
    async function places(): Promise<number[]> {
      const found: number[] = [];
      for (const standard of [32, 24, 16]) {
        await chromium.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
        const place = await button(page, callPage.cancel).evaluate((cancel) =>
          Math.round(cancel.getBoundingClientRect().top + window.scrollY),
        );
        found.push(place);
      }
      return found;
    }
    const before = await places();
    deliver();
    await expect(time(page, call)).toBeChecked();
    expect(await places()).toEqual(before);
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

test('a late answer to a query from before a move does not revert it', async ({ page }) => {
  const { call } = await open(page);
  // A page that returns before its calendar has loaded is reloaded.
  await expect(time(page, call)).toBeVisible();
  const { promise: late, resolve: answer } = deferred<void>();
  const read = deferred<void>();
  await page.route(`**${callEndpoint}`, async (route) => {
    if ('callDate' in route.request().postDataJSON()) return route.continue();
    const response = await route.fetch();
    read.resolve();
    await late;
    await route.fulfill({ response });
  });
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await read.promise;
  const next = nextCall();
  await time(page, next).check();
  await button(page, callPage.move).click();
  await expect(heading(page, callPage.headings.moved)).toBeVisible();
  const answered = page.waitForResponse(`**${callEndpoint}`);
  answer();
  await (await answered).finished();
  await nextFrames(page);
  await expect(heading(page, callPage.headings.moved)).toBeVisible();
  await expect(time(page, next)).toBeChecked();
  await expect(page.getByText(when(call))).toHaveCount(0);
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
  await expect(page.getByText(callPage.refusals.taken)).toBeVisible();
  expect(await held(page, thread)).toEqual({ ...call, version: 0 });
  const unavailable = { status: 409, json: { refused: 'unavailable' } };
  await page.route(`**${callEndpoint}`, (route) => route.fulfill(unavailable));
  await time(page, nextCall()).check();
  await button(page, callPage.move).click();
  await expect(page.getByText(callPage.refusals.unavailable)).toBeVisible();
  await time(page, call).check();
  await expect(page.getByText(callPage.unchanged)).toBeVisible();
});

/** Presses an element. Returns the other elements that accept a pointer press within 400 ms. */
const acceptedAfter = (page: Page, pressed: string, others: string) =>
  page.evaluate(
    async ([control, appearing]) => {
      document.querySelector<HTMLElement>(control ?? '')?.click();
      const end = performance.now() + 400;
      const accepted = new Set<string>();
      for (;;) {
        // React renders what the press changed before the next frame, which may be late.
        await new Promise(requestAnimationFrame);
        if (performance.now() >= end) return [...accepted];
        for (const one of document.querySelectorAll(appearing ?? '')) {
          const { left, top, width, height } = one.getBoundingClientRect();
          const met = document.elementFromPoint(left + width / 2, top + height / 2);
          const pressable = met?.closest('a, button, label, [role="gridcell"]');
          if (pressable?.matches(appearing ?? '')) accepted.add(pressable.textContent ?? '');
        }
      }
    },
    [pressed, others],
  );

const cancelButton = 'form > div > .button[type="button"]';

test('for 500 ms after a press, what it made appear or moved accepts no pointer press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { thread, call } = await open(page);
  await expect(time(page, call)).toBeChecked();
  const behind = 'main a, main button, main label, main [role="gridcell"]';
  expect(await acceptedAfter(page, cancelButton, 'dialog button')).toEqual([]);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await acceptedAfter(page, 'dialog [data-variant="primary"]', behind)).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await time(page, nextCall()).check();
  expect(await acceptedAfter(page, 'form [type="submit"]', 'a[download]')).toEqual([]);
  await expect(heading(page, callPage.headings.moved)).toBeFocused();
  await button(page, callPage.cancel).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, callPage.headings.canceled)).toBeFocused();
  expect(await held(page, thread)).toMatchObject({ callTime: null, version: 2 });
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

/** Presses the button while it has the state disabled, but still accepts presses. */
const pressUnready = (page: Page) => button(page, callPage.move).click({ force: true });

test('native fields choose a call, and the server validates it', async ({ page }) => {
  await page.route(await calendarScripts(page, paths.call), (route) => route.abort());
  const { thread, call } = await open(page);
  const line = page.locator('[data-line]');
  const [day, slot] = [page.getByLabel(callCopy.date), page.getByLabel(callCopy.time)];
  await expect(slot).toHaveValue(call.callTime);
  await expect(line).toHaveText(callPage.unchanged);
  await pressUnready(page);
  await expect(line).toHaveText(callPage.unchanged);
  expect(await held(page, thread)).toEqual({ ...call, version: 0 });
  const next = nextCall();
  await slot.selectOption(next.callTime);
  await expect(line).toContainText(when(next));
  await day.fill('');
  await pressUnready(page);
  await expect(line).toHaveText(callCopy.missingCall(null));
  await day.fill(next.callDate);
  await slot.selectOption('');
  await expect(line).toHaveText(callCopy.missingCall(dayInWords(next.callDate)));
  await slot.selectOption(next.callTime);
  await button(page, callPage.move).click();
  await expect(heading(page, callPage.headings.moved)).toBeFocused();
  expect(await held(page, thread)).toEqual({ ...next, version: 1 });
  await expect(line).toHaveText(callPage.unchanged);
  const other = nextCall();
  await book(page, other);
  await slot.selectOption(other.callTime);
  await button(page, callPage.move).click();
  await expect(line).toHaveText(callPage.refusals.taken);
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
    await expect(page.getByText(callPage.refusals.taken)).toBeInViewport();
    await expect(button(page, callPage.move)).toBeFocused();
    await expect(time(page, taken)).toBeDisabled();
    await answer({ refused: 'over' }, 409);
    await time(page, nextCall()).check();
    await button(page, callPage.move).click();
    await expectLed(page, over);
  });

  test('“Try Again” keeps the choice', async ({ page }) => {
    const { call } = await open(page);
    const wanted = nextCall();
    await expect(time(page, call)).toBeChecked();
    await time(page, wanted).check();
    await page.route(`**${callEndpoint}`, (route) => route.abort());
    await returns(page);
    await expect(page.getByText(callPage.ledes.unreachable)).toBeVisible();
    await page.unroute(`**${callEndpoint}`);
    await button(page, callPage.tryAgain).click();
    await expect(time(page, wanted)).toBeChecked();
  });

  test('a limit that lasts longer than five minutes names the other ways to reach us', async ({
    page,
  }) => {
    const { call } = await open(page);
    await expect(time(page, call)).toBeChecked();
    await time(page, nextCall()).check();
    await page.route(`**${callEndpoint}`, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json: {} }),
    );
    await button(page, callPage.move).click();
    await expect(page.locator('[data-line]')).toContainText(agency.phone);
  });
});

test.describe('for a visitor elsewhere', () => {
  test.use({ viewport: { width: 320, height: 700 }, timezoneId: 'Asia/Kathmandu' });

  test('the street does not move when the call appears', async ({ page }) => {
    const thread = await book(page, nextCall());
    const { promise: asked, resolve: answer } = deferred<void>();
    await page.route(`**${callEndpoint}`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`${paths.call}#${thread}`);
    await page.evaluate(() => document.fonts.ready);
    const sky = () => page.locator('[data-sky]').evaluate((one) => one.clientHeight);
    const before = await sky();
    answer();
    await expect(page.getByText('your time')).toBeVisible();
    expect(await sky()).toBe(before);
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
  const fulfilled = [
    [{ status: 409, json: { refused: 'over' } }, /has started/],
    [{ status: 404, json: { thread: 'unknown' } }, callPage.ledes.unknown],
    [{ status: 429, json: {} }, callPage.refusals.limited],
  ] as const;
  test('a call that has begun, an erased thread, and a reached limit have their own texts', async ({
    page,
  }) => {
    const { call } = await open(page);
    for (const [answer, sentence] of fulfilled) {
      await page.route(`**${callEndpoint}`, (route) => route.fulfill(answer));
      await button(page, callPage.cancel).click();
      await button(page, callPage.sureYes).click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: agency.phone })).toBeVisible();
      await page.unroute(`**${callEndpoint}`);
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: when(call) })).toBeVisible();
    }
  });

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
    await expect(page.getByText(callPage.refusals.lost)).toBeVisible();
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
