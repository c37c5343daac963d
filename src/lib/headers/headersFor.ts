import { notFoundPath, policyWithoutHashes } from './contentSecurityPolicy';
import table from './headers.json';

type Headers = Record<string, string>;

export interface Deployment {
  /** `SITE_URL`; only the running server asks for it. */
  siteUrl?: string | undefined;
  /** Content-Security-Policy by the path of a page. */
  policies?: Readonly<Headers>;
}

/** Until a cache has asked whether it is still current. */
const revalidated = 'public, max-age=0, must-revalidate';

/**
 * The headers that a path is sent with, wherever the site runs. `headers.json` has what depends on the
 * beginning of a path alone: next.config.js reads it, too.
 *
 * Files that are named by their content's hash never change. Other sites embed share images. A page, or
 * a file of `public`, has the policy of its page. Strict transport (RFC 6797) is promised for a site with an
 * https `SITE_URL`, for two years and its own host alone: what else runs under the domain is not the
 * site's to decide.
 */
export function headersFor(path: string, { siteUrl, policies = {} }: Deployment = {}): Headers {
  const general: Headers[] = Object.entries(table)
    .filter(([prefix]) => path.startsWith(prefix))
    .map(([, headers]) => headers);
  const transport: Headers = siteUrl?.trim().startsWith('https://')
    ? { 'Strict-Transport-Security': 'max-age=63072000' }
    : {};
  return Object.assign({}, ...general, transport, ownHeaders(path, policies));
}

function ownHeaders(path: string, policies: Readonly<Headers>): Headers {
  if (path.startsWith('/api/')) return {};
  if (path.startsWith('/_next/static/')) {
    return { 'Cache-Control': 'public, max-age=31536000, immutable' };
  }
  if (path.startsWith('/share/')) return { 'Cache-Control': 'public, max-age=0' };
  return {
    'Content-Security-Policy': policies[path] ?? policies[notFoundPath] ?? policyWithoutHashes,
    'Cache-Control': revalidated,
  };
}
