import 'server-only';

const nameOf = (origin: string) =>
  URL.canParse(origin) ? new URL(origin).hostname.replace(/^www\./, '') : '';

/** Whether two host names are the same, or one is a subdomain of the other. */
const areRelated = (one: string, other: string) =>
  one !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

/** This machine's own host name, which visitors do not use. */
const localHost = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an origin is of the same site, or has a host name of this site, or `SITE_URL` is local. */
function isOurs(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-site';
  const hosts = [headers.get('host'), headers.get('x-forwarded-host')].join(',').split(',');
  const ours = [siteOrigin, ...hosts.map((host) => `http://${host.trim()}`)].map(nameOf);
  const origin = nameOf(headers.get('origin') ?? '');
  return ours.some((name) => areRelated(origin, name)) || localHost.test(ours[0] ?? '');
}

/** Whether a browser says that a request is from our own page: over plain HTTP, by an `Origin` that is not refused. */
export const isFromOwnPage = (headers: Headers): boolean =>
  (headers.get('sec-fetch-site') ?? (headers.has('origin') && 'same-origin')) === 'same-origin';

/** Whether an origin is at a host, which may be written in capitals, or with its protocol's own port. */
function isAt(origin: string, host: string | null | undefined): boolean {
  if (!host || !URL.canParse(origin)) return false;
  const { protocol, host: ofOrigin } = new URL(origin);
  const url = `${protocol}//${host}`;
  return URL.canParse(url) && new URL(url).host === ofOrigin;
}

/**
 * Refuses a request with `Sec-Fetch-Site: cross-site`, or with an `Origin` other than `SITE_URL` and the host that the
 * request was addressed to. `Sec-Fetch-Site: same-origin` is trusted, since a page's script cannot set it and a proxy
 * may rewrite `Host`. @param trustForwardedHost whether `X-Forwarded-Host` comes from a proxy of ours
 * @returns the origins that were expected and received, and whether the latter could be this site's own
 */
export function findOriginRefusal(
  headers: Headers,
  siteOrigin: string,
  trustForwardedHost: boolean,
): { expected: string; got: string; isOurs: boolean } | undefined {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const forwardedHost = headers.get('x-forwarded-host')?.split(',').at(-1)?.trim();
  const addressedTo = [headers.get('host'), trustForwardedHost ? forwardedHost : undefined];
  if (site !== 'cross-site') {
    if (origin === null || site === 'same-origin' || origin === siteOrigin) return undefined;
    if (addressedTo.some((host) => isAt(origin, host))) return undefined;
  }
  return {
    expected: siteOrigin,
    got: origin?.slice(0, 300) ?? 'cross-site',
    isOurs: isOurs(headers, siteOrigin),
  };
}
