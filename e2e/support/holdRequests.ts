import type { Page } from '@playwright/test';
import { deferred } from '../../testing/deferred';

export const scripts = '**/_next/static/**/*.js';

/**
 * Lets requests of a page wait, as on a slow line.
 *
 * @param end what becomes of them then
 * @returns what lets them through
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
