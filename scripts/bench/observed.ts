import type { Browser } from '@playwright/test';
import { publicPages } from '@/content/pages';
import { median } from './median';
import { slowPhone } from './slowConnection';

const runs = 7;

/** In milliseconds, and bytes in a second. The slow connection does not slow down uploads. */
const throttling = {
  offline: false,
  latency: slowPhone.roundTripMs,
  downloadThroughput: slowPhone.bytesPerMs * 1000,
  uploadThroughput: 750_000 / 8,
};
/** A processor a quarter as fast. */
const slowdown = 4;
const viewport = { width: 412, height: 823 };

/** Milliseconds from the start of the navigation. */
interface Times {
  'first paint': number;
  'largest paint': number;
  /** The page has been parsed with its scripts, and a form answers (its native date field has gone). */
  usable: number;
}

async function visit(browser: Browser, url: string, throttled: boolean): Promise<Times> {
  // A context of its own has an empty cache.
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (throttled) await session.send('Network.emulateNetworkConditions', throttling);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        !document.querySelector('form input[type="date"]') &&
        performance.now(),
    );
    await page.waitForLoadState('networkidle');
    const paints = await page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return {
        'first paint': first?.startTime ?? Number.NaN,
        'largest paint': largest,
      };
    });
    return { ...paints, usable: Number(await usable.jsonValue()) };
  } finally {
    await context.close();
  }
}

/**
 * Visits each page several times as a slow phone, and prints the medians.
 *
 * @param siteUrl the site itself, for which Chromium throttles the network
 * @param slowUrl the site behind a slow connection
 */
export async function observePages(
  browser: Browser,
  siteUrl: string,
  slowUrl: string,
): Promise<void> {
  const networks = [
    { network: 'Chromium', origin: siteUrl, throttled: true },
    { network: 'packets', origin: slowUrl, throttled: false },
  ];
  const visits = networks.flatMap((network) =>
    publicPages.map(({ path }) => ({ ...network, path, times: [] as Times[] })),
  );
  // In turn, so that a noisy machine is noisy for each.
  for (let run = 0; run < runs; run += 1) {
    for (const { origin, path, throttled, times } of visits) {
      times.push(await visit(browser, origin + path, throttled));
    }
  }
  console.log(
    `\nObserved: ${slowPhone.roundTripMs} ms, ${(slowPhone.bytesPerMs * 8) / 1000} Mbit/s, processor / ${slowdown}, ` +
      `median of ${runs}, throttled by Chromium and in packets`,
  );
  console.table(
    visits.map(({ network, path, times }) => {
      const middle = (name: keyof Times) => Math.round(median(times.map((time) => time[name])));
      return {
        network,
        path,
        'first paint (ms)': middle('first paint'),
        'largest paint (ms)': middle('largest paint'),
        'usable (ms)': middle('usable'),
      };
    }),
  );
}
