import 'server-only';

interface SiteIdentity {
  /** The origin of `SITE_URL`. */
  siteOrigin: string;
  /** Whether `X-Forwarded-Host` comes from a proxy of ours. */
  trustForwardedHost: boolean;
}

/** Why a request was refused: the origins that were expected and received, and the setting to check. */
export interface OriginRefusal {
  expected: string;
  got: string;
  setting: string;
}

/**
 * Whether a request comes from this site: false for `Sec-Fetch-Site: cross-site` and for an `Origin`
 * other than `SITE_URL` and the host that the request was addressed to (`Host`, and `X-Forwarded-Host`
 * behind our own proxies).
 *
 * `Sec-Fetch-Site: same-origin` is trusted, since a page's script cannot set it and a proxy may rewrite
 * `Host`. A request with neither header does not come from another site's page.
 */
export function isFromThisSite(
  headers: Headers,
  { siteOrigin, trustForwardedHost }: SiteIdentity,
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

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** For the log. */
const maxOriginLength = 300;

/** Explains a refusal by `isFromThisSite` to the operator. */
export function describeRefusal(
  headers: Headers,
  { siteOrigin, trustForwardedHost }: SiteIdentity,
): OriginRefusal {
  const got = headers.get('origin')?.slice(0, maxOriginLength) ?? 'cross-site';
  const host = hostOf(got);
  const isForwarded = host !== undefined && headers.get('x-forwarded-host') === host;
  return {
    expected: siteOrigin,
    got,
    setting:
      isForwarded && !trustForwardedHost
        ? 'TRUSTED_PROXY_HOPS: the number of your proxies, so that X-Forwarded-Host is believed'
        : 'SITE_URL: the address that visitors use; or let the proxy pass Host on',
  };
}
