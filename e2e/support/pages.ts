import type { Locator, Page } from '@playwright/test';
import { allPages } from '@/content/pages';

/** An address that no page has. */
export const unknownPath = '/no-such-page';

export const pagePaths = allPages.map(({ path }) => path);
export const allPaths = [...pagePaths, unknownPath];

/** The pages without React in the browser, the one for unknown addresses included. */
export const documentPaths = [
  ...allPages.filter(({ hydrated }) => !hydrated).map(({ path }) => path),
  unknownPath,
];

/** The links of the header. */
export const mainLinks = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link');

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
