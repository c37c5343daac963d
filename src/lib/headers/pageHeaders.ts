import { notFoundPath, policyWithoutHashes } from './contentSecurityPolicy';

/**
 * The headers of a page, or of a file of `public`, besides the general ones: its own
 * Content-Security-Policy, and a Cache-Control that makes caches revalidate it.
 *
 * @param policies Content-Security-Policy by path
 */
export const pageHeaders = (policies: Readonly<Record<string, string>>, path: string) => ({
  'Content-Security-Policy': policies[path] ?? policies[notFoundPath] ?? policyWithoutHashes,
  'Cache-Control': 'public, max-age=0, must-revalidate',
});
