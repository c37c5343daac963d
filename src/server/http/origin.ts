import 'server-only';
import type { Incoming } from './exchange';

/**
 * Whether a request may come from where it says it comes from: false for `Sec-Fetch-Site: cross-site`
 * and for an `Origin` that is not this site's.
 *
 * This site's are the origin of `SITE_URL` and whatever host the request itself was addressed to
 * (`Host`, and `X-Forwarded-Host` behind proxies of ours). Where the browser says `same-origin`, that
 * is taken as said: a page's script cannot set the header, and behind a proxy that rewrites `Host`
 * the comparison would refuse a genuine visitor, who is worth more. A request with neither header is
 * no browser's cross-site request, and passes.
 */
export function isFromThisSite(
  { header }: Pick<Incoming, 'header'>,
  { siteOrigin, trustForwardedHost }: { siteOrigin: string; trustForwardedHost: boolean },
): boolean {
  const site = header('sec-fetch-site');
  if (site === 'cross-site') return false;
  const origin = header('origin');
  if (origin === null || site === 'same-origin' || origin === siteOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const hosts = [header('host')];
  if (trustForwardedHost) {
    hosts.push(header('x-forwarded-host')?.split(',').at(-1)?.trim() ?? null);
  }
  return hosts.includes(new URL(origin).host);
}
