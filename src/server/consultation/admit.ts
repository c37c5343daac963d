import 'server-only';
import { paths } from '@/lib/paths';
import { describeError } from '../errorCode';
import { clientOf } from '../http/clientAddress';
import { problem, type Refused, refuseWith, seeOther } from '../http/responses';
import type { LimitExceeded } from '../limits';
import { log } from '../log';
import type { Runtime } from '../runtime';
import type { WaitUntil } from './enqueue';
import { formatOf } from './readFields';

/** Part of the body may be unread. */
const close = { connection: 'close' };

/** Without script, a page explains what to do. */
export function notReceived(
  { headers }: Request,
  status: 429 | 500 | 503,
  seconds: number,
  detail: string,
): Response {
  if (formatOf(headers)?.name === 'form') return seeOther(paths.notReceived, close);
  return problem(status, detail, { headers: { 'retry-after': String(seconds), ...close } });
}

export const tooMany = (
  request: Request,
  { retryAfterSeconds }: Pick<LimitExceeded, 'retryAfterSeconds'>,
) => notReceived(request, 429, retryAfterSeconds, 'Please send your request again later.');

type Handler = (request: Request, runtime: Runtime, waitUntil: WaitUntil) => Promise<Response>;

/** @param detail what the sender can do */
export const catchFaults =
  (handle: Handler, detail: string): Handler =>
  (request, ...context) =>
    handle(request, ...context).catch((error) => {
      log.error(describeError(error), 'Request handler failed');
      return notReceived(request, 500, 30, detail);
    });

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

type Admitted = { kind: 'admitted'; client: string };

/**
 * Applies step 1 of the limits, and checks the origin. If a refused origin may be our own, health reports a wrong
 * setting.
 */
export function admit(request: Request, { env, limits, posts }: Runtime): Admitted | Refused {
  const { headers } = request;
  const client = clientOf(headers, env.TRUSTED_PROXY_HOPS);
  const count = limits.countPost(client);
  if (count.kind === 'exceeded') return refuseWith(tooMany(request, count));
  const refusal = findOriginRefusal(headers, env.site.url, env.TRUSTED_PROXY_HOPS > 0);
  if (!refusal) return { kind: 'admitted', client };
  if (limits.mayLogRefusal(client)) log.warn(refusal, 'Consultation request refused');
  if (refusal.isOurs) posts.noteFault();
  const detail = 'Consultation requests are accepted from this site only.';
  return refuseWith(problem(403, detail, { headers: close }));
}
