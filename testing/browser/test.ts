import { DatabaseSync } from '@photostructure/sqlite';
import { test as base, devices, expect, type Page, type Response } from '@playwright/test';
import { todayIn } from '@/features/consultation/model/call/calendar';
import { eventually } from '../run/eventually';
import { agencyZone } from '../samples/calls';
import { temporaryOutbox, testEnvironment, testSecret } from '../site/environment';
import { type Receiver, startReceiver } from '../site/receiver';
import { isUp, type Site, startSite } from '../site/site';
import { requireTestBuild } from '../site/testBuild';
import { ConsultationForm, isEntryComplete, takeNoTimes } from './consultationForm';

let clients = 0;

/** Returns headers of a new client. Each may request five calls a day. */
export function newClient() {
  clients += 1;
  return { 'x-forwarded-for': `10.0.${clients >> 8}.${clients & 255}` };
}

interface SiteFixtures {
  /** The site's webhook. Answers 204 at the start of each test. */
  receiver: Receiver;
}

interface Fixtures {
  /** Not opened yet, without taken times. */
  form: ConsultationForm;
  /** Console errors that the test provokes. All others fail it, including violations of the Content-Security-Policy. */
  expectedConsole: RegExp | undefined;
  consoleGuard: undefined;
}

interface WorkerFixtures {
  site: TestSite;
  workerReceiver: Receiver;
}

export interface TestSite extends Site {
  /** Removes all requests after those in flight have arrived. */
  emptyOutbox(): Promise<void>;
}

/** Starts the built site. @throws Error when the build is not current */
async function startTestSite(webhookUrl: string): Promise<TestSite> {
  requireTestBuild();
  const outbox = temporaryOutbox();
  const env = testEnvironment({
    DATABASE_URL: outbox,
    CONSULTATION_WEBHOOK_URL: webhookUrl,
    CONSULTATION_WEBHOOK_SECRET: testSecret,
    RATE_LIMIT_PER_MINUTE: '100000',
    TRUSTED_PROXY_HOPS: '1',
    // Requests that failed in one test must not arrive during another.
    WEBHOOK_RETRY_DELAYS: '3600',
  });
  const site = await startSite({ env });
  // A healthy site has an outbox.
  await eventually(() => isUp(`${site.url}/api/health`));
  const database = new DatabaseSync(outbox.replace('file:', ''), { timeout: 60_000 });
  return {
    ...site,
    async emptyOutbox() {
      // Earlier posts are stored before this request is answered.
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

/** Runs the built site and a webhook receiver, without a browser. */
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

/** Adds Chromium. Navigations wait for the form's history entry, then for hydration, unless `waitUntil` is set. */
export const test = siteTest.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    // Documents have no framework.
    const isHydrated = () => document.querySelector('[data-hydrating]') === null;
    function patient<Way extends 'goto' | 'reload' | 'goBack' | 'goForward'>(name: Way): void {
      const go = page[name].bind(page) as (...args: unknown[]) => Promise<Response | null>;
      const move = async (...args: unknown[]) => {
        if (javaScriptEnabled) await page.waitForFunction(isEntryComplete);
        const response = await go(...args);
        const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
        // `expect` would poll at growing intervals.
        if (!waitUntil && javaScriptEnabled) await page.waitForFunction(isHydrated);
        return response;
      };
      page[name] = move as Page[Way];
    }
    for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) patient(name);
    await use(page);
  },

  // The server's clock is real, so it refuses the tests' days.
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

export const onPhone = test.extend({ ...pixel, viewport: { width: 390, height: 844 } });

export { expect };
