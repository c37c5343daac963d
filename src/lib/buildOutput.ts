import { join } from 'node:path';

// What `npm run build` leaves for the server. A further `next build` removes it.

/** The folder of compressed pages and files. */
export const builtFilesFolder = join('.next', 'built-files');

/** JSON: each page's Content-Security-Policy by path. */
export const policyFile = join('.next', 'server', 'content-security-policies.json');

/** JSON: the `SITE_*` variables that the pages were built with. */
export const siteFile = join('.next', 'server', 'site.json');
