import type { Browser, Page } from '@playwright/test';
import { publicPages } from '@/content/pages';
import { median } from './median';
import { withSiteInChromium } from './siteInChromium';
import { onSlowPhone, slowPhone } from './slowPhone';

const runs = 5;

/** The most elements that a page may style before its first paint. */
const styledTarget = 600;

const categories = [
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  'toplevel',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** An event of Chromium's trace: times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** What it took of its thread, so that other load on the machine does not count. */
  tdur?: number;
  args: {
    frame?: string;
    elementCount?: number;
    beginData?: { totalObjects?: number };
    data?: {
      documentLoaderURL?: string;
      frame?: string;
      cumulative_score?: number;
    };
  };
}

type Figures = Record<string, number>;

/**
 * When the page painted, elements styled and objects laid out before that, and what its main thread and compositor did.
 *
 * @param events a trace until ten seconds after the navigation
 * @throws Error when the page did not paint or load
 */
function readTrace(events: readonly TraceEvent[], url: string): Figures {
  const navigation = events.find(({ args }) => args.data?.documentLoaderURL === url);
  const frame = navigation?.args.frame;
  const after = (name: string) =>
    events.find(
      (event) => event.name === name && (event.args.frame ?? event.args.data?.frame) === frame,
    );
  const paint = after('firstContentfulPaint');
  const load = after('MarkLoad');
  const usable = events.find(({ name, pid }) => name === 'usable' && pid === paint?.pid);
  if (!navigation || !paint || !load || !usable) throw new Error(`${url} painted nothing.`);
  const own = events.filter(({ pid }) => pid === paint.pid);
  const main = own.filter(({ tid }) => tid === paint.tid);
  const start = navigation.ts;
  const within = (all: readonly TraceEvent[], from: number, to: number, ...names: string[]) =>
    all.filter(({ name, ts }) => names.includes(name) && ts >= from && ts < to);
  const milliseconds = (all: readonly TraceEvent[]) =>
    all.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  const seconds = (count: number) => start + count * 1e6;

  const toPaint = (name: string) => within(main, start, paint.ts, name);
  const quiet = load.ts + 1.5e6;
  const long = within(main, start, quiet, 'RunTask').filter(({ tdur = 0 }) => tdur >= 50_000);
  const blocking = long.filter(({ ts }) => ts >= paint.ts);
  const largest = within(main, start, quiet, 'largestContentfulPaint::Candidate').at(-1);
  const dropped = within(own, seconds(2), seconds(5), 'DroppedFrame').length;
  const shifts = within(main, start, seconds(10), 'LayoutShift');
  return {
    'first paint (ms)': (paint.ts - start) / 1000,
    'largest paint (ms)': ((largest ?? paint).ts - start) / 1000,
    'usable (ms)': (usable.ts - start) / 1000,
    styled: toPaint('UpdateLayoutTree').reduce(
      (sum, { args }) => sum + (args.elementCount ?? 0),
      0,
    ),
    objects: Math.max(0, ...toPaint('Layout').map(({ args }) => args.beginData?.totalObjects ?? 0)),
    'long tasks (ms)': milliseconds(long),
    'longest task (ms)': Math.max(0, ...long.map(({ tdur = 0 }) => tdur / 1000)),
    'blocking (ms)': milliseconds(blocking) - 50 * blocking.length,
    'style, layout (ms)': milliseconds(within(main, start, quiet, 'UpdateLayoutTree', 'Layout')),
    'frames/s, 2 to 5 s': 60 - dropped / 3,
    'shift (0.0001)':
      1e4 * Math.max(0, ...shifts.map(({ args }) => args.data?.cumulative_score ?? 0)),
    'at rest (%)': milliseconds(within(main, seconds(8), seconds(10), 'RunTask')) / 20,
  };
}

/** Marks when the page and its scripts have run, and a form is hydrated: its native date field is gone. */
function markUsable(): void {
  const isNative = 'form input[type="date"]';
  new MutationObserver((_, observer) => {
    if (document.readyState === 'loading' || document.querySelector(isNative)) return;
    performance.mark('usable');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector(isNative)) performance.mark('usable');
  });
}

async function trace(browser: Browser, page: Page, url: string): Promise<Figures> {
  await browser.startTracing(page, { categories });
  await page.addInitScript(markUsable);
  await page.goto(url);
  // Without a function that Playwright would put into the page, which costs it a long task.
  await page.waitForTimeout(10_500);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return readTrace(traceEvents, page.url());
}

/** Counts what a slow phone does for each page and other addresses. @returns a sentence for each target missed */
export const benchFrames = (others: readonly string[]): Promise<string[]> =>
  withSiteInChromium(async (browser, siteUrl) => {
    const pages = [...publicPages.map(({ path }) => siteUrl + path), ...others];
    const visits = pages.map((url) => ({ url, figures: [] as Figures[] }));
    for (let run = 0; run < runs; run += 1) {
      for (const { url, figures } of visits) {
        figures.push(await onSlowPhone(browser, (page) => trace(browser, page, url)));
      }
    }
    const rows = visits.map(({ url, figures }) => {
      const row = Object.keys(figures[0] ?? {}).map((name) => [
        name,
        Math.round(median(figures.map((each) => each[name] ?? Number.NaN))),
      ]);
      return [url.replace(siteUrl, ''), Object.fromEntries(row) as Figures] as const;
    });
    console.log(`\nFrames: ${slowPhone}, median of ${runs}`);
    console.table(Object.fromEntries(rows));
    return rows
      .filter(([path, { styled = 0 }]) => path.startsWith('/') && styled > styledTarget)
      .map(([path]) => `${path}: more than ${styledTarget} elements are styled before it paints`);
  });
