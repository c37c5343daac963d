import 'server-only';

/** Why a request was refused: the origins that were expected and received, and the setting to check. */
export interface OriginRefusal {
  expected: string;
  got: string;
  setting: string;
}

/** For the log. */
const maxOriginLength = 300;

/**
 * Checks that a request comes from this site: not with `Sec-Fetch-Site: cross-site`, and not with an
 * `Origin` other than `SITE_URL` and the host that the request was addressed to (`Host`, and
 * `X-Forwarded-Host` behind our own proxies).
 *
 * `Sec-Fetch-Site: same-origin` is trusted, since a page's script cannot set it and a proxy may rewrite
 * `Host`. A request with neither header does not come from another site's page.
 *
 * @param siteOrigin the origin of `SITE_URL`
 * @param trustForwardedHost whether `X-Forwarded-Host` comes from a proxy of ours
 * @returns undefined when it does
 */
export function findOriginRefusal(
  headers: Headers,
  siteOrigin: string,
  trustForwardedHost: boolean,
): OriginRefusal | undefined {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const host = origin !== null && URL.canParse(origin) ? new URL(origin).host : undefined;
  const forwardedHost = headers.get('x-forwarded-host')?.split(',').at(-1)?.trim();
  const isForwarded = host !== undefined && host === forwardedHost;
  if (site !== 'cross-site') {
    if (origin === null || site === 'same-origin' || origin === siteOrigin) return undefined;
    if (host === headers.get('host') || (isForwarded && trustForwardedHost)) return undefined;
  }
  return {
    expected: siteOrigin,
    got: origin?.slice(0, maxOriginLength) ?? 'cross-site',
    setting:
      isForwarded && !trustForwardedHost
        ? 'TRUSTED_PROXY_HOPS: the number of your proxies, so that X-Forwarded-Host is believed'
        : 'SITE_URL: the address that visitors use; or let the proxy pass Host on',
  };
}
