import 'server-only';

/**
 * Whether a request may come from where it says it comes from: false for `Sec-Fetch-Site: cross-site`
 * and for an `Origin` that is not this site's.
 *
 * This site's are the origin of `SITE_URL` and the host that the request was addressed to (`Host`,
 * and `X-Forwarded-Host` behind proxies of ours). `Sec-Fetch-Site: same-origin` is believed: a page's
 * script cannot set it, and behind a proxy that rewrites `Host` a comparison would refuse a genuine
 * visitor. A request with neither header does not come from another site's page.
 */
export function isFromThisSite(
  headers: Headers,
  { siteOrigin, trustForwardedHost }: { siteOrigin: string; trustForwardedHost: boolean },
): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site') return false;
  const origin = headers.get('origin');
  if (origin === null || site === 'same-origin' || origin === siteOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const hosts = [headers.get('host')];
  if (trustForwardedHost) {
    hosts.push(headers.get('x-forwarded-host')?.split(',').at(-1)?.trim() ?? null);
  }
  return hosts.includes(new URL(origin).host);
}
