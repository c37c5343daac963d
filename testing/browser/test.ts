import { test as base, devices, expect } from '@playwright/test';
import { testEnvironment, testSecret } from '../site/environment';
import { type Receiver, startReceiver } from '../site/receiver';
import { type Site, startSite } from '../site/site';
import { requireTestBuild } from '../site/testBuild';
import { ConsultationForm } from './consultationForm';

/** Where the form asks which call times are taken. */
export const takenTimes = '**/api/slots?*';

/** The number of clients so far in this process. */
let clients = 0;

/** Headers that make a test its own client, because a client may request five calls a day. */
export function newClient() {
  clients += 1;
  return { 'x-forwarded-for': `10.0.${clients >> 8}.${clients & 255}` };
}

interface SiteFixtures {
  /** The site's webhook; empty and answering 204 at the start of every test. */
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
  site: Site;
  workerReceiver: Receiver;
}

/** Starts the built site on a free port, with an outbox of its own. @throws Error when the build is not current */
async function startTestSite(webhookUrl: string): Promise<Site> {
  requireTestBuild();
  const env = testEnvironment({
    CONSULTATION_WEBHOOK_URL: webhookUrl,
    CONSULTATION_WEBHOOK_SECRET: testSecret,
    RATE_LIMIT_PER_MINUTE: '100000',
    // Each test is its own client.
    TRUSTED_PROXY_HOPS: '1',
    // Requests that failed in one test must not arrive during another.
    WEBHOOK_RETRY_DELAYS: '3600',
  });
  return startSite({ env });
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

  receiver: async ({ workerReceiver }, use) => {
    workerReceiver.reset();
    await use(workerReceiver);
  },

  baseURL: async ({ site }, use) => use(site.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
  extraHTTPHeaders: async ({}, use) => use(newClient()),
});

/**
 * The same in Chromium. `page.goto`, `reload`, `goBack` and `goForward` return when the page is hydrated, unless
 * told with `waitUntil` what else to wait for.
 */
export const test = siteTest.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    // Documents without the framework have none.
    const isHydrated = () => document.querySelector('[data-hydrating]') === null;
    async function untilHydrated(arrival: ReturnType<typeof goto>, waitUntil?: string) {
      const response = await arrival;
      // In each frame: `expect` would look again after longer and longer pauses.
      if (!waitUntil && javaScriptEnabled) await page.waitForFunction(isHydrated);
      return response;
    }
    page.goto = (url, options) => untilHydrated(goto(url, options), options?.waitUntil);
    for (const name of ['reload', 'goBack', 'goForward'] as const) {
      const arrive = page[name].bind(page);
      page[name] = (options) => untilHydrated(arrive(options), options?.waitUntil);
    }
    await use(page);
  },

  // The server refuses days outside its own booking window, and tests set the browser's clock.
  form: async ({ context, page }, use) => {
    await context.route(takenTimes, (route) => route.fulfill({ json: { taken: [] } }));
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
