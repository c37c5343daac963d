interface InlineCode {
  /** SHA-256, in base64. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Scripts add styles. The hashes do not fit into a header (`stylePolicy`). */
  addsStyles: boolean;
}

export const notFoundPath = '/_not-found';

/** The hash of an empty text, which styled-components' style element has. */
const emptyHash = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const serialize = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const hashSources = (hashes: readonly string[]) =>
  [...new Set(hashes)].sort().map((hash) => `'sha256-${hash}'`);

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

/** Returns a second policy, for a `<meta>`. Both apply. */
export const stylePolicy = (styles: readonly string[]): string =>
  serialize({ 'style-src': ["'self'", ...hashSources([emptyHash, ...styles])] });

/** In development, or if the build is incomplete. */
export const policyWithoutHashes = serialize({
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});
