import type { Browser, Page } from '@playwright/test';
import { ConsultationForm } from '../../testing/browser/consultationForm';
import { holdRequests, scripts } from '../../testing/browser/pages';
import { expect, newClient, takenTimes, test } from '../../testing/browser/test';
import { aCallTime, callDay, wednesday } from '../../testing/samples/calls';

const call = { contactMethod: 'phone', callDate: callDay(4) };

/** Books a call with the calendar or the native fields, whichever the page shows. */
async function bookCall(form: ConsultationForm): Promise<void> {
  const nativeDate = form.page.locator('input[type="date"]');
  // Hydration may replace the native fields while this runs, and the choice with them.
  await expect(async () => {
    await form.choose('phone');
    await expect(form.page.getByRole('gridcell').first().or(nativeDate)).toBeVisible();
    if (await nativeDate.isVisible()) {
      await nativeDate.fill(call.callDate, { timeout: 2000 });
      await form.nativeTime.selectOption(aCallTime, { timeout: 2000 });
    } else {
      await form.day(call.callDate).click({ timeout: 2000 });
      await form.freeTimes.first().click({ timeout: 2000 });
    }
  }).toPass();
}

/** Opens a page in a new context where no call time is taken, because parallel pages book the same one. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ extraHTTPHeaders: newClient() });
  await page.route(takenTimes, (route) => route.fulfill({ json: { taken: [] } }));
  await page.clock.setFixedTime(wednesday);
  return page;
}

/**
 * Some scripts of the consultation page: those of a call, and of those without which it is not hydrated the first and
 * last.
 */
async function scriptsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await openPage(browser);
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  await page.goto(`${url}/consultation`, { waitUntil: 'networkidle' });
  const [first = '', ...others] = loaded;
  loaded.clear();
  await bookCall(new ConsultationForm(page));
  await page.close();
  return [first, others.at(-1) ?? '', ...loaded];
}

// Firefox drops messages that are posted while a page enters the back/forward cache, which stops React's scheduler.
test('a call can be booked when the browser has dropped a message', async ({
  page,
  form,
  receiver,
}) => {
  await page.clock.setFixedTime(wednesday);
  await page.goto('/consultation', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    MessagePort.prototype.postMessage = () => undefined;
  });
  await form.fillRequired();
  await bookCall(form);
  await form.submit.click();
  await expect(form.thankYou).toBeFocused();
  expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject(call);
});

test.describe('a page that fails', () => {
  test.use({ expectedConsole: /broken for the test/ });

  // As in Chromium 87, in which the framework's scripts do not parse.
  test('because every script throws shows the plain form once, which posts once', async ({
    page,
    form,
    receiver,
  }) => {
    const body = "throw new SyntaxError('broken for the test')";
    await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto('/consultation', { waitUntil: 'networkidle' });
    await form.fillRequired('Olga Old');
    await form.choose('phone');
    await form.nativeDate.fill(call.callDate);
    await form.nativeTime.selectOption(aCallTime);
    const headings = await page.getByRole('heading').allTextContents();
    expect(new Set(headings).size).toBe(headings.length);
    for (const name of ['callDate', 'callTime']) {
      await expect(page.locator(`[name="${name}"]:visible`)).toHaveCount(1);
    }
    await form.submit.click();
    await expect(page).toHaveURL(/\/consultation\/thank-you/);
    expect(receiver.requests.map(({ body }) => JSON.parse(body))).toMatchObject([
      { name: 'Olga Old', ...call, callTime: aCallTime },
    ]);
  });

  test('keeps its server-rendered form', async ({ page }) => {
    await page.addInitScript(() => {
      window.URLSearchParams = class {
        constructor() {
          throw new Error('broken for the test');
        }
      } as unknown as typeof URLSearchParams;
    });
    await page.goto('/consultation', { waitUntil: 'networkidle' });
    await expect(page.locator('body > div > #page main form')).toBeVisible();
  });
});

test('a call can be booked when a script is lost', async ({ browser, site, receiver }) => {
  const some = await scriptsOf(browser, site.url);
  expect(some.length).toBeGreaterThan(2);
  async function visitWithout(script: string) {
    const page = await openPage(browser);
    const release = await holdRequests(page, `**${script}*`, 'abort');
    await page.goto(`${site.url}/consultation`, { waitUntil: 'commit' });
    const form = new ConsultationForm(page);
    const name = `Without ${script}`;
    await form.fillRequired(name);
    release();
    await page.waitForLoadState('networkidle');
    await expect(form.field('name')).toHaveValue(name);
    await bookCall(form);
    await form.submit.click();
    await expect(form.thankYou, script).toBeVisible();
    const { body } = await receiver.waitFor((request) => request.body.includes(name));
    expect(JSON.parse(body), script).toMatchObject(call);
    await page.close();
  }
  // The pages mostly wait for timeouts, so they run in parallel.
  await Promise.all(some.map(visitWithout));
});
