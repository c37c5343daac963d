import { sep } from 'node:path';
import { contentSecurityPolicy } from '../../src/lib/contentSecurityPolicy';
import { inlineHashes } from './inlineHashes';

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
