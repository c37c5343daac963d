/** Inline code that a page may run, as the texts' SHA-256 in base64. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Where the build leaves each page's policy, as JSON: the path of the page to the header's value. */
export const policyFile = '.next/server/content-security-policies.json';

/** The page that stands in for every path without a page of its own. */
export const notFoundPath = '/_not-found';

/** SHA-256 of the empty text: the style element that styled-components fills by script. */
const emptyHash = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const serialize = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const hashSources = (hashes: readonly string[]) =>
  [...new Set(hashes)].sort().map((hash) => `'sha256-${hash}'`);

/**
 * The policy of one page (Content Security Policy Level 3): nothing is allowed but the site's own
 * files and the inline code that was in the page when it was built.
 *
 * @param hashes the page's own scripts, and the styles of every page: navigation within the site
 *   brings the next page's style elements into a document that keeps its first policy
 * @returns the value of `Content-Security-Policy`
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(scripts)],
    'style-src': ["'self'", ...hashSources([emptyHash, ...styles])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** What can be promised of pages whose inline code is not known: in development, or half built. */
export const policyWithoutHashes = serialize({
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});
