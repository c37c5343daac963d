import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// What `npm run build` leaves for the server. A further `next build` removes it.

/** The folder of compressed pages and files. */
export const builtFilesFolder = join('.next', 'built-files');

/** JSON: each page's Content-Security-Policy by path. */
export const policyFile = join('.next', 'server', 'content-security-policies.json');

/** JSON: the `SITE_*` variables that the pages were built with. */
export const siteFile = join('.next', 'server', 'site.json');

/** The place of a file of the build. */
export const builtPath = (file: string) => join(/*turbopackIgnore: true*/ process.cwd(), file);

/** Reads a JSON file of the build. @throws Error without a complete build */
export const readBuilt = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(builtPath(file), 'utf8'));
