/**
 * The last step of `npm run build`: turns the prerendered content pages into plain documents and
 * writes every page's Content-Security-Policy to where src/proxy.ts reads it. It has to run before
 * the site is first started, because Next keeps copies of the pages it has served.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { allPages } from '../src/content/pages';
import { policyFile } from '../src/lib/contentSecurityPolicy';
import { siteUrlWarnings } from '../src/lib/siteChecks.js';
import { ownClientComponents } from './postbuild/ownClientComponents';
import { manifestOfPage, pathOfPage } from './postbuild/pageFiles';
import { pagePolicies } from './postbuild/pagePolicies';
import { toDocument } from './postbuild/toDocument';

/** The pages that run React in the browser. All others become documents. */
const hydratedPages = new Set(allPages.filter(({ hydrated }) => hydrated).map(({ path }) => path));

/** Next's page for an error of the server that no page has caught; it has no address. */
const errorDocument = '/_global-error';

const folder = join('.next', 'server', 'app');

function finishPage(path: string, html: string): string {
  const manifest = readFileSync(join(folder, manifestOfPage(path)), 'utf8');
  const components = ownClientComponents(manifest);
  if (hydratedPages.has(path) !== components.length > 0) {
    throw new Error(
      components.length > 0
        ? `${path} would lose its client components: ${components.join(', ')}`
        : `${path} has no client component and need not be hydrated`,
    );
  }
  return hydratedPages.has(path) ? html : toDocument(html);
}

function finishPages(): string[] {
  const pages: Record<string, string> = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = pathOfPage(file);
    if (!path || path === errorDocument) continue;
    const original = readFileSync(join(folder, file), 'utf8');
    try {
      pages[path] = finishPage(path, original);
    } catch (error) {
      throw new Error(`${path} was not finished`, { cause: error });
    }
  }
  // Nothing is written before every page is known to be right.
  for (const [path, html] of Object.entries(pages)) {
    writeFileSync(join(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`), html);
  }
  writeFileSync(policyFile, JSON.stringify(pagePolicies(pages)));
  return Object.keys(pages);
}

if (!existsSync(join('public', 'site.js'))) throw new Error('public/site.js has not been built');
console.log(
  `${finishPages().length} pages have their policies; no framework in any but the form's.`,
);

// The variables that Next has built with, from the environment and the .env files.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
for (const warning of siteUrlWarnings(process.env)) console.warn(`WARNING: ${warning}`);
