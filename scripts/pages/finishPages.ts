import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyFile } from '../../src/lib/contentSecurityPolicy';
import { loadScriptsAfterPaint } from './lateScripts';
import { pagePolicies, pathOfPage } from './pagePolicies';

/** A second copy of what `next build` writes, for containers. */
const standalone = join('.next', 'standalone');

const pagesFolder = join('.next', 'server', 'app');

function finishOutput(root: string): number {
  const folder = join(root, pagesFolder);
  const pages: Record<string, string> = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = loadScriptsAfterPaint(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), html);
    pages[pathOfPage(file)] = html;
  }
  writeFileSync(join(root, policyFile), JSON.stringify(pagePolicies(pages)));
  return Object.keys(pages).length;
}

/**
 * Makes every built page load its scripts after its first paint, and writes the pages' policies to
 * where the server reads them. Doing it twice changes nothing.
 *
 * @returns how many pages there are
 * @throws Error when there is no build
 */
export function finishPages(): number {
  if (existsSync(standalone)) finishOutput(standalone);
  return finishOutput('.');
}
