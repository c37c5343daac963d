import type { Browser, Page } from '@playwright/test';
import { publicPages } from '@/content/pages';
import { median } from './median';
import { onSlowPhone, slowPhone } from './slowPhone';

const runs = 7;

/** Milliseconds from the start of the navigation. */
interface Times {
  'first paint': number;
  'largest paint': number;
  /** The page and its scripts have run, and a form is hydrated (its native date field is gone). */
  usable: number;
}

async function visit(page: Page, url: string): Promise<Times> {
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
}

/** Visits each page several times as a slow phone, and prints the medians. */
export async function observePages(browser: Browser, siteUrl: string): Promise<void> {
  const visits = publicPages.map(({ path }) => ({ path, times: [] as Times[] }));
  // In turn, so that other load on the machine affects all pages.
  for (let run = 0; run < runs; run += 1) {
    for (const { path, times } of visits) {
      times.push(await onSlowPhone(browser, (page) => visit(page, siteUrl + path)));
    }
  }
  console.log(`\nObserved: ${slowPhone}, median of ${runs}`);
  const rows = visits.map(({ path, times }) => {
    const middle = (name: keyof Times) => Math.round(median(times.map((time) => time[name])));
    return [
      path,
      {
        'first paint (ms)': middle('first paint'),
        'largest paint (ms)': middle('largest paint'),
        'usable (ms)': middle('usable'),
      },
    ];
  });
  console.table(Object.fromEntries(rows));
}
