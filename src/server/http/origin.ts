import 'server-only';

const nameOf = (origin: string) =>
  URL.canParse(origin) ? new URL(origin).hostname.replace(/^www\./, '') : '';

const areRelated = (one: string, other: string) =>
  one !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

const localHost = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

function isOurs(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-site';
  const hosts = [headers.get('host'), headers.get('x-forwarded-host')].join(',').split(',');
  const ours = [siteOrigin, ...hosts.map((host) => `http://${host.trim()}`)].map(nameOf);
  const origin = nameOf(headers.get('origin') ?? '');
  return ours.some((name) => areRelated(origin, name)) || localHost.test(ours[0] ?? '');
}

/**
 * Reports whether our page sent the post. Without `Sec-Fetch-Site` (plain HTTP), any `Origin` counts:
 * `findOriginRefusal` has accepted it.
 */
export const isFromOwnPage = (headers: Headers): boolean =>
  (headers.get('sec-fetch-site') ?? (headers.has('origin') && 'same-origin')) === 'same-origin';

/** The host may have capitals, or the default port. */
function isAt(origin: string, host: string | null | undefined): boolean {
  if (!host || !URL.canParse(origin)) return false;
  const { protocol, host: ofOrigin } = new URL(origin);
  const url = `${protocol}//${host}`;
  return URL.canParse(url) && new URL(url).host === ofOrigin;
}

/**
 * Refuses `Sec-Fetch-Site: cross-site`, and a foreign `Origin`. `same-origin` is trusted: scripts cannot set it, and
 * proxies may rewrite `Host`.
 * @returns origins for the log, and whether the refused one may be our own
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
