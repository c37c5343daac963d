import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { contentSecurityPolicy } from '../../src/lib/headers/contentSecurityPolicy';

/** Scripts whose text is run: no policy applies to data (HTML, "data block"). */
const inlineScripts = 'script:not([src], [type="application/json"], [type="application/ld+json"])';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');

/** The SHA-256, in base64, of the inline scripts and styles of a page, in document order. */
export function inlineHashes(html: string) {
  const $ = load(html, { scriptingEnabled: false });
  const hashesOf = (selector: string) =>
    Array.from($(selector), (element) => sha256($(element).text()));
  return { scripts: hashesOf(inlineScripts), styles: hashesOf('style') };
}

/** Each page's Content-Security-Policy by its path, from the HTML of the pages by path. */
export function pagePolicies(pages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([path, html]) => {
      // The framework's scripts add styles.
      const addsStyles = html.includes('/_next/static/chunks/');
      return [path, contentSecurityPolicy({ ...inlineHashes(html), addsStyles })];
    }),
  );
}
