import { devices, type Page } from '@playwright/test';
import { publicPages } from '@/content/pages';
import { launchChromium } from '../../testing/browser/chromium';
import { workOf } from '../../testing/browser/mainThread';
import { testEnvironment } from '../../testing/site/environment';
import { startSite } from '../../testing/site/site';
import { median } from './load';

const runs = 5;

/** A slow phone's connection (milliseconds, bytes per second), and a processor a quarter as fast. */
const connection = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

type Figures = Record<string, number>;

/** Keeps what Chromium measures. Runs in the page, before its own scripts. */
function watchEntries(): void {
  const entries: PerformanceEntry[] = [];
  Object.assign(window, { entries });
  for (const type of ['navigation', 'paint', 'layout-shift']) {
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true });
  }
}

/** Opens an address on a slow phone, and says what that took. */
async function visit(page: Page, address: string): Promise<Figures> {
  await page.addInitScript(watchEntries);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...connection });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { style, layout, paint, ...counts } = await workOf(page, address);
  const entries: { entryType: string }[] = await page.evaluate(() =>
    (window as unknown as { entries: PerformanceEntry[] }).entries.map((entry) => entry.toJSON()),
  );
  const of = <Entry>(type: string) =>
    entries.filter(({ entryType }) => entryType === type) as Entry[];
  const [loading] = of<PerformanceNavigationTiming>('navigation');
  const shifts = of<{ value: number }>('layout-shift');
  return {
    'first paint (ms)': of<PerformanceEntry>('paint').at(-1)?.startTime ?? Number.NaN,
    'parsed (ms)': loading?.domContentLoadedEventEnd ?? Number.NaN,
    'loaded (ms)': loading?.loadEventEnd ?? Number.NaN,
    'style, paint (ms)': style + paint,
    'style (ms)': style,
    'layout (ms)': layout,
    ...counts,
    'shift (0.0001)': shifts.reduce((sum, { value }) => sum + value * 1e4, 0),
  };
}

/** The median of each figure of several visits, rounded. */
function mediansOf(visits: readonly Figures[]): Figures {
  const names = Object.keys(visits[0] ?? {});
  const medianOf = (name: string) => median(visits.map((each) => each[name] ?? Number.NaN));
  return Object.fromEntries(names.map((name) => [name, Math.round(medianOf(name))]));
}

/** At most these times the other page's. */
const targets = { 'style, paint (ms)': 1.6, 'parsed (ms)': 1, 'loaded (ms)': 1 };

/**
 * Visits the pages on a slow phone with an empty cache, in turn, so that other load on the machine affects all.
 *
 * @param others addresses of other sites, to compare with: a home, a page of services
 * @returns a sentence for each target missed
 */
export async function benchPhone(...others: string[]): Promise<string[]> {
  const site = await startSite({ env: testEnvironment() });
  const addresses = publicPages.map(({ path }) => site.url + path);
  const visits = [...addresses, ...others].map((address) => ({
    address,
    figures: [] as Figures[],
  }));
  const browser = await launchChromium();
  for (let run = 0; run < runs; run += 1) {
    for (const { address, figures } of visits) {
      const page = await browser.newPage(devices['Pixel 7']);
      figures.push(await visit(page, address));
      await page.close();
    }
  }
  await browser.close();
  const rows = Object.fromEntries(visits.map((each) => [each.address, mediansOf(each.figures)]));
  console.log(`\nOn a slow phone, median of ${runs}`);
  console.table(rows);
  const figure = (address = '', name: string) => rows[address]?.[name] ?? 0;
  return [
    // 0 to two decimals: letters of the fallback fonts differ in width within equally long lines.
    ...addresses
      .filter((address) => figure(address, 'shift (0.0001)') >= 50)
      .map((address) => `${address}: its layout shifts`),
    ...others.flatMap((other, index) =>
      Object.entries(targets)
        .filter(([name, times]) => figure(addresses[index], name) > times * figure(other, name))
        .map(([name, times]) => `${addresses[index]}, ${name}: more than ${times} times ${other}`),
    ),
  ];
}
