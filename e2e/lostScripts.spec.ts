import type { Browser, Page } from '@playwright/test';
import { ConsultationForm, wednesday } from '../testing/consultationForm';
import { expect, takenTimes, test } from './support/test';

/** Books a call with whatever the page offers for it, the calendar or native fields. */
async function bookCall(page: Page, form: ConsultationForm): Promise<void> {
  const nativeDate = page.locator('input[type="date"]');
  await form.choose('Phone call');
  // The native fields stand there until the page is hydrated, which may be in the middle of this.
  await expect(async () => {
    await expect(page.getByRole('gridcell').first().or(nativeDate)).toBeVisible();
    if (await nativeDate.isVisible()) {
      await nativeDate.fill('2026-11-24', { timeout: 2000 });
      const nativeTime = page.getByLabel('Select Your Preferred Time');
      await nativeTime.selectOption('10:15', { timeout: 2000 });
    } else {
      await form.day('Tuesday, November 24').click({ timeout: 2000 });
      await form.times.locator('label[data-state="free"]').first().click({ timeout: 2000 });
    }
  }).toPass();
}

/** Opens a page in a context of its own, where no call time is taken: pages beside it book the same. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route(takenTimes, (route) => route.fulfill({ json: { taken: [] } }));
  await page.clock.setFixedTime(wednesday);
  return page;
}

/** Every script that the consultation page loads until a call is booked. */
async function scriptsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await openPage(browser);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(`${url}/consultation`, { waitUntil: 'networkidle' });
  await bookCall(page, new ConsultationForm(page));
  await page.close();
  return [...scripts];
}

/** The pages mostly wait for what does not come, so three of them share the time. */
async function threeAtATime<Item>(items: Item[], visit: (item: Item) => Promise<void>) {
  for (let index = 0; index < items.length; index += 3) {
    await Promise.all(items.slice(index, index + 3).map(visit));
  }
}

for (const [moment, hydrated] of [
  ['as the page starts', false],
  ['once the page is hydrated', true],
] as const) {
  test(`where React waits for a message that is lost ${moment}, a call can be booked, and Thank You comes`, async ({
    page,
    receiver,
  }) => {
    await page.clock.setFixedTime(wednesday);
    await page.addInitScript((lost) => {
      const post = MessagePort.prototype.postMessage;
      Object.assign(window, { losesMessages: lost });
      MessagePort.prototype.postMessage = function (message: unknown) {
        if (!Reflect.get(window, 'losesMessages')) post.call(this, message);
      };
    }, !hydrated);
    const form = new ConsultationForm(page);
    await page.goto('/consultation', hydrated ? {} : { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { losesMessages: true }));
    await form.fillRequired();
    await bookCall(page, form);
    await form.submit.click();
    await expect(form.thankYou).toBeFocused();
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({ callDate: '2026-11-24' });
  });
}

test('whichever script is lost after a while, the form stays with what was typed, and a call can be booked', async ({
  browser,
  site,
  receiver,
}) => {
  const scripts = await scriptsOf(browser, site.url);
  expect(scripts.length).toBeGreaterThan(5);
  await threeAtATime(scripts, async (script) => {
    const page = await openPage(browser);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${script}*`, async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(`${site.url}/consultation`, { waitUntil: 'commit' });
    const form = new ConsultationForm(page);
    const name = `Without ${script}`;
    await form.fillRequired(name);
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await bookCall(page, form);
    await form.submit.click();
    await expect(form.thankYou, script).toBeVisible();
    const { body } = await receiver.waitFor((request) => request.body.includes(name));
    const call = { contactMethod: 'phone', callDate: '2026-11-24' };
    expect(JSON.parse(body), script).toMatchObject(call);
    await page.close();
  });
});
