import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm run build` writes these files. A later `next build` removes them.

export const builtFilesFolder = join('.next', 'built-files');

export const policyFile = join('.next', 'server', 'content-security-policies.json');

/** The `SITE_*` variables. */
export const siteFile = join('.next', 'server', 'site.json');

export const builtPath = (file: string) => join(/*turbopackIgnore: true*/ process.cwd(), file);

/** @throws Error if the build is incomplete */
export const readBuilt = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(builtPath(file), 'utf8'));
