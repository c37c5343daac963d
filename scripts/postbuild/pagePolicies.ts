import { contentSecurityPolicy } from '../../src/lib/contentSecurityPolicy';
import { inlineHashes } from './inlineHashes';

/** Whether a page's scripts bring in more styles, as those of the framework do. */
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
