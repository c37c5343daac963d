import type { Browser } from '@playwright/test';

/** What a page does to the main thread of a slow processor while it loads. */
export interface MainThread {
  /** Milliseconds of the longest task; 0 when none took 50 ms or more (W3C Long Tasks). */
  longestTask: number;
  /** Milliseconds by which all tasks together exceed 50 ms each. */
  blocking: number;
  /** Cumulative Layout Shift; 0 when nothing moved. */
  layoutShift: number;
  /** Milliseconds from the navigation until React has taken over the page's first link. */
  hydrated: number;
}

/**
 * Loads a page on a processor slowed to a quarter, and watches it until 2 s after the load.
 *
 * @param browser gives the page a context of its own
 */
export async function watchMainThread(browser: Browser, url: string): Promise<MainThread> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { longestTask: 0, blocking: 0, layoutShift: 0, hydrated: Number.NaN };
    Object.assign(window, { seen });
    const hydration = setInterval(() => {
      // Where React keeps what it knows of an element; it says so in no other way.
      const marks = Object.keys(document.querySelector('a') ?? {});
      if (!marks.some((name) => name.startsWith('__reactFiber$'))) return;
      seen.hydrated = performance.now();
      clearInterval(hydration);
    }, 10);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longestTask = Math.max(seen.longestTask, duration);
        seen.blocking += duration - 50;
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.layoutShift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as MainThread);
  await context.close();
  return seen;
}
