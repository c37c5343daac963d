import { type CDPSession, devices, type Page } from '@playwright/test';
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

export type Figures = Record<string, number>;

interface Entry {
  entryType: string;
  name: string;
  startTime: number;
  duration: number;
  /** Of a layout shift. */
  value?: number;
  /** Of the navigation. */
  domContentLoadedEventEnd?: number;
  loadEventEnd?: number;
}

/** Keeps what Chromium measures. Runs in the page, before its own scripts. */
function watchEntries(): void {
  const entries: PerformanceEntry[] = [];
  Object.assign(window, { entries });
  for (const type of ['navigation', 'paint', 'layout-shift', 'longtask', 'event']) {
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

/** What Chromium has measured of a page so far, by type. */
export async function measuredOf(page: Page): Promise<(type: string) => Entry[]> {
  const entries: Entry[] = await page.evaluate(() =>
    (window as unknown as { entries: PerformanceEntry[] }).entries.map((entry) => entry.toJSON()),
  );
  return (type) => entries.filter(({ entryType }) => entryType === type);
}

/** The median of each figure of several visits, rounded. */
function mediansOf(visits: readonly Figures[]): Figures {
  const names = Object.keys(visits[0] ?? {});
  const medianOf = (name: string) => median(visits.map((each) => each[name] ?? Number.NaN));
  return Object.fromEntries(names.map((name) => [name, Math.round(medianOf(name))]));
}

/** Visits addresses in turn on a slow phone with an empty cache, so that other load on the machine affects all. */
export async function visitInTurn(
  addresses: readonly string[],
  measure: (page: Page, session: CDPSession, address: string) => Promise<Figures>,
): Promise<Record<string, Figures>> {
  const browser = await launchChromium();
  const visits = addresses.map((address) => ({ address, figures: [] as Figures[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { address, figures } of visits) {
      const page = await browser.newPage(devices['Pixel 7']);
      await page.addInitScript(watchEntries);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...connection });
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      figures.push(await measure(page, session, address));
      await page.close();
    }
  }
  await browser.close();
  const rows = visits.map(({ address, figures }) => [address, mediansOf(figures)]);
  console.log(`\nOn a slow phone, median of ${runs}`);
  console.table(Object.fromEntries(rows));
  return Object.fromEntries(rows);
}

/** At most these times the other page's. */
const targets = { 'style, paint (ms)': 1.6, 'parsed (ms)': 1, 'loaded (ms)': 1 };

/**
 * Visits the pages on a slow phone.
 *
 * @param others addresses of other sites, to compare with: a home, a page of services
 * @returns a sentence for each target missed
 */
export async function benchPhone(...others: string[]): Promise<string[]> {
  const site = await startSite({ env: testEnvironment() });
  const addresses = publicPages.map(({ path }) => site.url + path);
  const rows = await visitInTurn([...addresses, ...others], async (page, _, address) => {
    const { style, layout, paint, ...counts } = await workOf(page, address);
    const of = await measuredOf(page);
    const [loading] = of('navigation');
    return {
      'first paint (ms)': of('paint').at(-1)?.startTime ?? Number.NaN,
      'parsed (ms)': loading?.domContentLoadedEventEnd ?? Number.NaN,
      'loaded (ms)': loading?.loadEventEnd ?? Number.NaN,
      'style, paint (ms)': style + paint,
      'style (ms)': style,
      'layout (ms)': layout,
      ...counts,
      'shift (0.0001)': of('layout-shift').reduce((sum, { value = 0 }) => sum + value * 1e4, 0),
    };
  });
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
