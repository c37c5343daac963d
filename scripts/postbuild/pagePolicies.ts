import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { contentSecurityPolicy } from '../../src/lib/headers/contentSecurityPolicy';

/** No policy applies to data blocks. */
const inlineScripts = 'script:not([src], [type="application/json"], [type="application/ld+json"])';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');

export function inlineHashes(html: string) {
  const $ = load(html, { scriptingEnabled: false });
  const hashesOf = (selector: string) =>
    Array.from($(selector), (element) => sha256($(element).text()));
  return { scripts: hashesOf(inlineScripts), styles: hashesOf('style') };
}

export function pagePolicies(pages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([path, html]) => {
      // The framework's scripts add styles.
      const addsStyles = html.includes('/_next/static/chunks/');
      return [path, contentSecurityPolicy({ ...inlineHashes(html), addsStyles })];
    }),
  );
}
