/** The last step of `npm run build`. Runs before the site starts, because Next caches served pages. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { allPages } from '../src/content/pages';
import { builtFilesFolder, policyFile, siteFile } from '../src/lib/buildOutput';
import { notFoundPath } from '../src/lib/headers/contentSecurityPolicy';
import { mangledVariables } from '../src/lib/settings/envFiles';
import { buildWarnings, recordSite, siteVariables } from '../src/lib/settings/siteSettings';
import { calendarScriptOf } from './postbuild/calendarScript';
import { listBuiltFiles } from './postbuild/listBuiltFiles';
import {
  fileOfPage,
  manifestOfPage,
  ownClientComponents,
  pathOfPage,
  renderedFolder,
} from './postbuild/nextOutput';
import { pagePolicies } from './postbuild/pagePolicies';
import { toDocument } from './postbuild/toDocument';
import { toHydrated } from './postbuild/toHydrated';
import { writeBuiltFiles } from './postbuild/writeBuiltFiles';

const hydratedPages = new Set(allPages.filter(({ hydrated }) => hydrated).map(({ path }) => path));

/** Next's page for uncaught errors. */
const errorDocument = '/_global-error';

function finishPage(path: string, html: string): string {
  const manifest = readFileSync(join(renderedFolder, manifestOfPage(path)), 'utf8');
  const components = ownClientComponents(manifest);
  if (hydratedPages.has(path) !== components.length > 0) {
    throw new Error(
      `${path} has these client components: ${components.join(', ') || 'none'}. ` +
        'A page that has some, and no other, is hydrated: true in src/content/pages.ts.',
    );
  }
  return hydratedPages.has(path) ? toHydrated(html, calendarScriptOf(html)) : toDocument(html);
}

function finishPages(): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const file of readdirSync(renderedFolder, { recursive: true, encoding: 'utf8' })) {
    const path = pathOfPage(file);
    if (!path || path === errorDocument) continue;
    try {
      pages[path] = finishPage(path, readFileSync(join(renderedFolder, file), 'utf8'));
    } catch (error) {
      throw new Error(`${path} was not finished`, { cause: error });
    }
  }
  return pages;
}

const silent = { info: () => undefined, error: console.error };
const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, silent);
const mangled = mangledVariables(loadedEnvFiles, siteVariables);
if (mangled.length > 0) throw new Error(mangled.join('\n'));

if (!existsSync(join('public', 'site.js'))) throw new Error('public/site.js has not been built');

// Write only after every page has passed.
const pages = finishPages();
const policies = pagePolicies(pages);
for (const [path, html] of Object.entries(pages)) {
  writeFileSync(join(renderedFolder, fileOfPage(path)), html);
}
writeFileSync(policyFile, JSON.stringify(policies));

const { [notFoundPath]: _, ...publicPages } = pages;
const files = listBuiltFiles(publicPages, policies);
await writeBuiltFiles(builtFilesFolder, files);
writeFileSync(siteFile, JSON.stringify(recordSite(process.env)));
console.log(
  `${files.length} files were written for the server, compressed where that saves bytes.`,
);
for (const warning of buildWarnings(process.env)) console.warn(`WARNING: ${warning}`);
