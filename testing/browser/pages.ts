import type { Locator, Page } from '@playwright/test';
import { menuLabels } from '@/content/menuLabels';
import { allPages } from '@/content/pages';
import { deferred } from '../run/eventually';

export const unknownPath = '/no-such-page';

export const pagePaths = allPages.map(({ path }) => path);
export const allPaths = [...pagePaths, unknownPath];

export const documentPaths = [
  ...allPages.filter(({ hydrated }) => !hydrated).map(({ path }) => path),
  unknownPath,
];

export const mainLinks = (page: Page): Locator =>
  page.getByRole('navigation', { name: menuLabels.links }).getByRole('link');

export const mainLinkTo = (page: Page, address: string): Locator =>
  mainLinks(page).and(page.locator(`[href="${address}"]`));

export const menuButton = (page: Page): Locator =>
  page
    .getByRole('button', { name: menuLabels.open, exact: true })
    .or(page.getByRole('button', { name: menuLabels.close, exact: true }));

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Waits for event handlers and observers. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

/** Runs in a page. Makes timers of this duration take minutes, for busy machines. */
function stretch(time: number): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, after = 0) => setTimeout(run, after === time ? 200_000 : after),
  });
}

export const stretchTimers = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript(stretch, ms);

export const scripts = '**/_next/static/**/*.js';

/** Matches the calendar's script. */
export async function calendarScript(page: Page, path: string): Promise<(url: URL) => boolean> {
  const html = await (await page.request.get(path)).text();
  const [, address] = /<meta name="calendar-script" content="([^"]+)"/.exec(html) ?? [];
  return ({ pathname }) => pathname === address;
}

/** Holds a page's requests. @returns a function that releases them */
export async function holdRequests(
  page: Page,
  pattern: string | ((url: URL) => boolean),
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const { promise: released, resolve: release } = deferred<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route[end]();
  });
  return release;
}
