import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { contentSecurityPolicy, stylePolicy } from '../../src/lib/headers/contentSecurityPolicy';

/** Scripts whose text is run: no policy applies to data (HTML, "data block"). */
const inlineScripts = 'script:not([src], [type="application/json"], [type="application/ld+json"])';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');

/** The SHA-256, in base64, of the inline scripts and styles of a page, in document order. */
function inlineHashes(html: string) {
  const $ = load(html, { scriptingEnabled: false });
  const hashesOf = (selector: string) =>
    Array.from($(selector), (element) => sha256($(element).text()));
  return { scripts: hashesOf(inlineScripts), styles: hashesOf('style') };
}

/**
 * Finishes a page that React hydrates: the policy of its styles, which is too long for a header of an answer, begins
 * its head, and the styles themselves end it. Next puts them in front of title, description and picture, and previews
 * in chats read no more than a page's first 32 KB. React finds them wherever they are.
 */
export function finishHydrated(html: string): string {
  const $ = load(html, { scriptingEnabled: false });
  $('head').append($('head > style'));
  const policy = stylePolicy(inlineHashes($.html()).styles);
  $('head').prepend(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return $.html();
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
