import { allPages } from '@/content/pages';

/** An address that no page has. */
export const unknownPath = '/no-such-page';

export const pagePaths = allPages.map(({ path }) => path);

/** The pages without React in the browser, the one for unknown addresses included. */
export const documentPaths = [
  ...allPages.filter(({ hydrated }) => !hydrated).map(({ path }) => path),
  unknownPath,
];
