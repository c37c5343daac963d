import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../src/lib/headers/contentSecurityPolicy';

/** Types of script elements that hold data: no policy applies to them (HTML, "data block"). */
const dataBlock = /\btype="application\/(ld\+)?json"/;

interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');

/**
 * The SHA-256, in base64, of the inline scripts (speculation rules among them) and styles of a page,
 * in document order.
 *
 * @param html as React writes it: lower-case tags, quoted attributes without a bare `>`
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs,
  )) {
    if (tag === 'style') styles.push(sha256(text));
    else if (!/\ssrc=/.test(attributes) && !dataBlock.test(attributes)) scripts.push(sha256(text));
  }
  return { scripts, styles };
}

/** Whether a page's scripts add styles, as the framework's do. */
const isHydrated = (html: string) => html.includes('/_next/static/chunks/');

/**
 * Each page's Content-Security-Policy.
 *
 * @param pages HTML by path
 * @returns header values by path
 */
export function pagePolicies(pages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([path, html]) => [
      path,
      contentSecurityPolicy({ ...inlineHashes(html), addsStyles: isHydrated(html) }),
    ]),
  );
}
