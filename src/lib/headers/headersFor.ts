import { notFoundPath, policyWithoutHashes } from './contentSecurityPolicy';
import table from './headers.json';

type Headers = Record<string, string>;

export interface Deployment {
  siteUrl?: string | undefined;
  policies?: Readonly<Headers>;
}

const revalidated = 'public, max-age=0, must-revalidate';

/** `Strict-Transport-Security` omits subdomains, which may run other software. */
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
