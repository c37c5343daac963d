import { DatabaseSync } from '@photostructure/sqlite';
import { test as base, devices, expect, type Page, type Response } from '@playwright/test';
import { todayIn } from '@/features/consultation/model/call/calendar';
import { eventually } from '../run/eventually';
import { agencyZone } from '../samples/calls';
import { temporaryOutbox, testEnvironment, testSecret } from '../site/environment';
import { type Receiver, startReceiver } from '../site/receiver';
import { isUp, type Site, startSite } from '../site/site';
import { requireTestBuild } from '../site/testBuild';
import { ConsultationForm, isKept, takeNoTimes } from './consultationForm';

/** The number of clients so far in this process. */
let clients = 0;

/** Headers that make a test its own client, because a client may request five calls a day. */
export function newClient() {
  clients += 1;
  return { 'x-forwarded-for': `10.0.${clients >> 8}.${clients & 255}` };
}

interface SiteFixtures {
  /** The site's webhook; empty and answering 204 at the start of every test, as the site's outbox is empty. */
  receiver: Receiver;
}

interface Fixtures {
  /** The consultation form, not opened yet, where no call time is taken. */
  form: ConsultationForm;
  /**
   * Console errors that the test provokes. Any other one fails it, including violations of a page's
   * Content-Security-Policy.
   */
  expectedConsole: RegExp | undefined;
  consoleGuard: undefined;
}

interface WorkerFixtures {
  site: TestSite;
  workerReceiver: Receiver;
}

export interface TestSite extends Site {
  /** Removes all requests, which hold call times, once none is on its way to the webhook: it would arrive later. */
  emptyOutbox(): Promise<void>;
}

/** Starts the built site on a free port, with an outbox of its own. @throws Error when the build is not current */
async function startTestSite(webhookUrl: string): Promise<TestSite> {
  requireTestBuild();
  const outbox = temporaryOutbox();
  const env = testEnvironment({
    DATABASE_URL: outbox,
    CONSULTATION_WEBHOOK_URL: webhookUrl,
    CONSULTATION_WEBHOOK_SECRET: testSecret,
    RATE_LIMIT_PER_MINUTE: '100000',
    // Each test is its own client.
    TRUSTED_PROXY_HOPS: '1',
    // Requests that failed in one test must not arrive during another.
    WEBHOOK_RETRY_DELAYS: '3600',
  });
  const site = await startSite({ env });
  // It has an outbox as soon as it is well.
  await eventually(() => isUp(`${site.url}/api/health`));
  const database = new DatabaseSync(outbox.replace('file:', ''), { timeout: 60_000 });
  return {
    ...site,
    async emptyOutbox() {
      // What was posted earlier is stored before this is answered.
      await fetch(`${site.url}/api/slots?date=${todayIn(agencyZone, new Date())}`);
      const underWay = database.prepare(
        `SELECT id FROM consultation_request WHERE state = 'pending' AND lease_owner IS NOT NULL`,
      );
      await eventually(() => underWay.all().length === 0);
      database.exec('DELETE FROM consultation_request; DELETE FROM consultation_thread');
    },
    stop() {
      database.close();
      return site.stop();
    },
  };
}

/** Playwright's `test` with the built site running beside a webhook receiver, and no browser. */
export const siteTest = base.extend<SiteFixtures, WorkerFixtures>({
  workerReceiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const receiver = await startReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ workerReceiver }, use) => {
      const site = await startTestSite(workerReceiver.url);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  receiver: [
    async ({ workerReceiver, site }, use) => {
      await site.emptyOutbox();
      workerReceiver.reset();
      await use(workerReceiver);
    },
    { auto: true },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
  extraHTTPHeaders: async ({}, use) => use(newClient()),
});

/**
 * The same in Chromium. `page.goto`, `reload`, `goBack` and `goForward` leave a form when its entry has what was filled
 * in, half a second later, and return when the page is hydrated, unless told with `waitUntil` what else to wait for.
 */
export const test = siteTest.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    // Documents without the framework have none.
    const isHydrated = () => document.querySelector('[data-hydrating]') === null;
    /** Lets a way to move between pages wait. */
    function patient<Way extends 'goto' | 'reload' | 'goBack' | 'goForward'>(name: Way): void {
      const go = page[name].bind(page) as (...args: unknown[]) => Promise<Response | null>;
      const move = async (...args: unknown[]) => {
        if (javaScriptEnabled) await page.waitForFunction(isKept);
        const response = await go(...args);
        const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
        // In each frame: `expect` would look again after longer and longer pauses.
        if (!waitUntil && javaScriptEnabled) await page.waitForFunction(isHydrated);
        return response;
      };
      page[name] = move as Page[Way];
    }
    for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) patient(name);
    await use(page);
  },

  // The server refuses days outside its own booking window, and tests set the browser's clock.
  form: async ({ context, page }, use) => {
    await context.addInitScript(takeNoTimes);
    await use(new ConsultationForm(page));
  },

  expectedConsole: [undefined, { option: true }],

  consoleGuard: [
    async ({ context, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expectedConsole?.test(text)) unexpected.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          note(`${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => note(String(error.error())));
      await use(undefined);
      expect(unexpected, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

const { defaultBrowserType, ...pixel } = devices['Pixel 7'];

/** The same on a phone. */
export const onPhone = test.extend({ ...pixel, viewport: { width: 390, height: 844 } });

export { expect };
