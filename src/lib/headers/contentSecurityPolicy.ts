/** The inline code that a page may use besides the site's own files. */
interface InlineCode {
  /** SHA-256 of the texts of its inline scripts and styles, in base64. */
  scripts: readonly string[];
  styles: readonly string[];
  /**
   * Whether its scripts add style sheets and style elements. Such a page has a style for each component, and their
   * list would be longer than proxies take in a header: it is in the page (`stylePolicy`).
   */
  addsStyles: boolean;
}

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
 */
export function contentSecurityPolicy({ scripts, styles, addsStyles }: InlineCode): string {
  return serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(scripts)],
    'style-src': addsStyles ? ["'self'", "'unsafe-inline'"] : hashSources(styles),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** The policy of a page's styles, for a `<meta>` of its own: both policies apply, so no other style does. */
export const stylePolicy = (styles: readonly string[]): string =>
  serialize({ 'style-src': ["'self'", ...hashSources([emptyHash, ...styles])] });

/** The policy of pages whose inline code is not known: in development or with an incomplete build. */
export const policyWithoutHashes = serialize({
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});
