import type { Page } from '@playwright/test';
import { deferred } from '../run/deferred';

export const scripts = '**/_next/static/**/*.js';

/**
 * Holds requests of a page, as on a slow connection.
 *
 * @param end what to do with them on release
 * @returns a function that releases them
 */
export async function holdRequests(
  page: Page,
  pattern: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const { promise: held, resolve: release } = deferred<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route[end]();
  });
  return release;
}
