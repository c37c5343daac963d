import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentSecurityPolicy, policyFile } from '../../src/lib/contentSecurityPolicy';
import { inlineHashes } from './inlineHashes';

const pagesFolder = join('.next', 'server', 'app');

/** The address of a prerendered page, e.g. `consultation/thank-you.html` to `/consultation/thank-you`. */
export function pathOfPage(file: string): string {
  const name = file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/**
 * Each page's policy: its own scripts, and the styles of all pages.
 *
 * @param pages HTML by path
 * @returns header values by path
 */
export function pagePolicies(pages: Readonly<Record<string, string>>): Record<string, string> {
  const hashes = Object.entries(pages).map(([path, html]) => ({ path, ...inlineHashes(html) }));
  const styles = hashes.flatMap((page) => page.styles);
  return Object.fromEntries(
    hashes.map(({ path, scripts }) => [path, contentSecurityPolicy({ scripts, styles })]),
  );
}

/**
 * Writes the policies of the built pages to where the server reads them, in the standalone output
 * too.
 *
 * @returns how many pages have one
 * @throws Error when there is no build
 */
export function writePagePolicies(): number {
  const files = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => [pathOfPage(file), readFileSync(join(pagesFolder, file), 'utf8')]);
  const policies = JSON.stringify(pagePolicies(Object.fromEntries(pages)));
  writeFileSync(policyFile, policies);
  const standalone = join('.next', 'standalone');
  if (existsSync(standalone)) writeFileSync(join(standalone, policyFile), policies);
  return pages.length;
}
